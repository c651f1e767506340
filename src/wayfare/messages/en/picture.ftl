# The words on a board's picture, as `wayfare board draw` makes it
picture-any-colour = { $name }: any colour
picture-attraction = tourist attraction
picture-coast-east = east
picture-coast-west = west
picture-count = { $words ->
        [city] Locations
       *[other] Cities
    }: { $locations }. Routes: { $routes }.
picture-ferry = ferry
picture-spaces = { $count ->
        [one] 1 space
       *[other] { $count } spaces
    }
picture-tunnel = tunnel
