### 7 Wonders Duel, English: the lessons. Each has its title and what it is about; then come its steps.
### Of a step, `.text` explains, `.task` says what to do, `.done` what came of it;
### `.hint` ends a sentence that asks for another move: "You could play that, but ...: "

## The first lesson

duel-lesson-basics = Your first game
    .text = One short game in twelve steps, with everything that matters: building, trading, wonders, and a victory of your own. It takes about five minutes.

duel-lesson-turn = Your turn
    .text = On your turn you play one card that no other card lies on. Most cards you build into your city, and some are free: { duel-lumber_yard } costs nothing and makes wood for you.
    .task = Build { duel-lumber_yard }.
    .hint = { duel-lumber_yard } is the better start, because it is free and its wood will save you coins.
    .done = It stands in your city now. Your opponent has built { duel-quarry }, which makes stone.

duel-lesson-coins = Paying in coins
    .text = You begin with 7 coins, and some cards simply cost coins. { duel-scriptorium } costs 2 and gives you a science symbol, the { duel-symbol-quill }; remember it, because it comes back later.
    .task = Build { duel-scriptorium } for 2 coins.
    .hint = { duel-scriptorium } will be needed later in this lesson.
    .done = Your opponent has taken { duel-clay_pool }. Nothing lay on the card beneath any more, so it was turned up.

duel-lesson-covered = Covered cards
    .text = A card with another one on it cannot be played yet. { duel-tavern } is the last card on two that lie face down: take it, and both are turned up. It is free and even brings you 4 coins.
    .task = Build { duel-tavern }.
    .hint = { duel-tavern } shows what lies beneath it, and you will soon need its coins.
    .done = Two new cards, and your opponent had the first choice of them. Always look at what you open up for the other player!

duel-lesson-trade = Buying what you lack
    .text = { duel-baths } cost one stone, and you make none; so you buy it from the bank as you build. A unit costs 2 coins plus 1 for each that your opponent's brown and grey cards make: with their { duel-quarry }, that is 3.
    .task = Build { duel-baths } for 3 coins.
    .hint = { duel-baths } are there to try buying, with a stone from the bank.
    .done = { duel-baths } are worth 3 points at the end. What you make yourself costs you nothing, and your opponent pays more for it.

duel-lesson-discard = Discarding for coins
    .text = A card you have no use for can be discarded: it brings 2 coins, plus 1 for each yellow building in your city. You make wood yourself and hardly need { duel-wood_reserve }; and { duel-tavern } is yellow, so that makes 3 coins.
    .task = Discard { duel-wood_reserve }.
    .hint = { duel-wood_reserve } is the card you will miss least, and you need coins for a wonder.
    .done = 9 coins now: enough for a wonder.

duel-lesson-wonder = Building a wonder
    .text = You have four wonders. To build one, pay what it costs and tuck any accessible card under it; what that card costs and does is lost. For { duel-temple_of_artemis } you lack 7 coins' worth of resources, but it gives you 12 coins and another turn.
    .task = Tuck { duel-clay_pit } under { duel-temple_of_artemis }.
    .hint = { duel-temple_of_artemis } comes first, and { duel-clay_pit } is the card to give up for it, because better ones lie beside it.
    .done = Your first wonder! It has paid for itself, and it is your turn again.

duel-lesson-again = Another turn, and a shield
    .text = { duel-stable } costs one wood. Your { duel-lumber_yard } makes one every time you build, so there is nothing to pay. Each shield pushes the conflict pawn one space towards your opponent's capital.
    .task = Build { duel-stable }.
    .hint = { duel-stable } costs you nothing, thanks to your wood, and pushes the conflict pawn.
    .done = The conflict pawn has left the centre, in your favour.

duel-lesson-later = The rest of the age
    .text = An age lasts until all its 20 cards are gone. Let us skip the rest of this one: you will gather shields, your opponent science symbols. Then the player with the weaker army decides who begins the next age.
    .task = Go on to age II.
    .done = The conflict pawn is four spaces from the centre. On the third, your opponent lost 2 coins to a military token.

duel-lesson-chain = Chains
    .text = { duel-library } would cost wood, stone and glass. But the white symbol in its cost is on your { duel-scriptorium }, and this chain makes it free.
    .task = Build { duel-library } for nothing.
    .hint = { duel-library } is free for you, and brings more than its points.
    .done = It shows the { duel-symbol-quill } too: now you have that symbol twice.

duel-lesson-token = Science and progress
    .text = Two science symbols of the same kind are a pair, and for each pair you take a progress token from the board. { duel-strategy } adds a shield to every red building you build from now on.
    .task = Take { duel-strategy }.
    .hint = { duel-strategy } will win you this game, with the conflict pawn so far ahead.
    .done = From now on your red buildings push one space further.

duel-lesson-conflict = Conflict
    .text = A chain again: with { duel-stable } in your city, { duel-horse_breeders } cost nothing. One shield and one more for { duel-strategy } push the conflict pawn to the sixth space, where a military token takes 5 coins from your opponent.
    .task = Build { duel-horse_breeders }.
    .hint = { duel-horse_breeders } are free, ruin your opponent, and bring you within reach of victory.
    .done = Now two cards would win for you. Your opponent has discarded { duel-walls }, but cannot stop the other.

duel-lesson-victory = Three ways to win
    .text = You win at once with six different science symbols, or when the conflict pawn enters your opponent's capital; otherwise points decide after age III. The pawn is three spaces away: { duel-archery_range } has two shields, and { duel-strategy } adds the third.
    .task = Build { duel-archery_range } and win.
    .hint = { duel-archery_range } wins the game at once.
    .done = The capital has fallen, and the game is yours. You know all you need for a real one: take a seat!
