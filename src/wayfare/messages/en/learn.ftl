learn-title = Learn by playing
learn-intro = A real game against an easy opponent. A guide looks over your shoulder and says what you can do and why. You need to know nothing before.
learn-about-ny = Taxis in Manhattan. Quick, with points and a little cunning. About 15 minutes.
learn-about-fj = Trains across a continent. The simplest of all, for children too. About 15 minutes.
learn-begin = Begin
learn-go-on = Go on with your lesson
learn-rules = I would rather read the rules
learn-you = You
learn-opponent = Robin
learn-coach = Your guide
learn-hide = Play on without the guide

learn-first-tickets = Welcome! These are your first tickets
    .text = A ticket names two places. Join them with routes of your own and you get its points at the end; if you do not, you lose as many. The board lights up the shortest ways. You keep both, unless you tap one to give it back.
learn-more-tickets = New tickets: keep one or both
    .text = Take what is short, or what lies near your own routes. A ticket that is not joined at the end costs its points.
learn-others-choose = { $name } is choosing too
    .text = Nobody sees the tickets of the others before the end.
learn-draw-first = Your turn: draw two cards
    .text = A turn is one of three things: draw cards, claim a route, or draw tickets. Routes are paid for with cards of their colour, so begin with cards: tap one in the open row, or the deck for a hidden one.
learn-fj-draw-first = Your turn: draw two cards
    .text = A turn is one of three things: draw cards, claim a route, or swap your tickets. A ticket names two cities; join them with routes of your own, and it is done. Six done tickets win. Routes are paid for with cards of their colour, so begin with cards: tap the deck.
learn-second = And a second card
    .text = A draw is two cards. The taxi is wild and stands for any colour. From the open row it is so strong that it is a whole draw by itself; hidden in the deck it is a card like the others.
learn-draw = Draw two cards
    .text = For a route on your way you have too few cards yet.
learn-fj-draw = Draw two cards
    .text = For a route on your way you have too few cards yet. The locomotive is wild and stands for any colour.
learn-claim-first = Now claim your first route: { $route }
    .text = You have the cards, and it lies on the way of your ticket { $ticket }. Tap the route on the board; you pay { $cards }, and your pieces drive onto it.
learn-fj-claim-first = Now claim your first route: { $route }
    .text = You have the cards, and it lies on the way of your ticket { $ticket }. Tap the route on the board; you pay { $cards }, and your trains roll onto it.
learn-claim = You can claim { $route }
    .text = It lies on the way of { $ticket } and costs { $cards }. Tap it on the board, before somebody else takes it.
learn-claim-any = Take what brings points: { $route }
    .text = Your tickets ask for nothing now. Long routes are worth more: four spaces bring 7 points, three 4, two 2 and one 1. Tourist attractions that you touch bring one each.
learn-fj-claim-any = You can claim { $route }
    .text = It is on no way of yours now, but the next ticket may need it.
learn-claimed = { $route } is yours!
    .text = It brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end. Your tickets show what is still missing.
learn-fj-claimed = { $route } is yours!
    .text = Nobody can take it from you. Your tickets show what is still missing.
learn-ticket-done = { $ticket } is joined!
    .text = These { $worth } points are yours at the end. Nobody else knows it yet.
learn-fj-ticket-done = { $ticket } is done!
    .text = It counts, and you have a new ticket in its place.
learn-wild-alone = The taxi was your whole draw
    .text = An open taxi counts for two cards, because it stands for any colour. Now it is { $name }’s turn.
learn-watch = { $name } plays
    .text = Watch the board. Whatever happens is shown one thing after the other, and written down in the log.
learn-all-done = Your tickets are joined: draw new ones?
    .text = You look at two and keep at least one. If you think that the game ends soon, claim long routes instead: a ticket that is not joined costs points.
learn-swap = Swap your tickets
    .text = The ways of your tickets are closed. Put both back and take two new ones; it costs your turn.
learn-last-turn = Your last turn
    .text = Somebody has hardly any taxis left, so everybody has one more turn. If you can claim a route, do it now: cards in hand bring nothing.
learn-pass = Nothing to do: pass
    .text = You cannot draw and cannot claim anything. That happens rarely.
learn-over = The game is over
    .text = Now the points are counted: routes, tickets, tourist attractions.
learn-fj-over = The game is over
    .text = Now all tickets are shown.

learn-remark-need = { $route } is on your way and costs { $need } × { $card }; you have { $have }.
learn-remark-need-gray = { $route } is on your way; it is gray, so it costs { $need ->
    [one] { $need } card
   *[other] { $need } cards
} of any one colour.
learn-remark-turn = A turn is one of three things: claim a route as now, draw two cards, or draw new tickets.
learn-remark-turn-fj = A turn is one of three things: claim a route as now, draw two cards, or swap your tickets. Six done tickets win.
learn-remark-cut = { $ticket } can no longer be joined: do not spend anything on it.
learn-remark-near-end = { $name } has only { $pieces ->
    [one] { $pieces } taxi
   *[other] { $pieces } taxis
} left. When somebody has two or fewer, everybody gets one last turn.
