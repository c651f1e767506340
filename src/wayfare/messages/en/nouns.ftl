# What things are called in a city (New York), on a journey (a race) and on a railway (the big boards).
noun-location = { $words ->
        [city] location
       *[other] city
    }
noun-locations = { $words ->
        [city] locations
       *[other] cities
    }
noun-piece = { $words ->
        [city] taxi
       *[other] train
    }
noun-pieces = { $words ->
        [city] taxis
       *[other] trains
    }
