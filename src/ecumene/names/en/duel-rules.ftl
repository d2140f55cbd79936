### 7 Wonders Duel, English: the rules in short, one message a concept.
### The value is the title, `.text` the explanation. Names come from duel-cards.ftl.

## The turn

duel-rule-turn = Your turn
    .text = On your turn you play exactly one accessible card, in one of three ways: build it, discard it for coins, or tuck it under one of your wonders to build that wonder. There is no passing, but a card can always be discarded.

## Choosing the wonders

duel-rule-draft = Choosing the wonders
    .text = Four wonders are turned up: the first player takes one, the second player takes two, and the last one goes to the first player. Then four more are turned up and the second player starts: one, then two for the first player, and the last for the second. Each player now has four wonders; the other four stay out of the game.

## The cards on the table

duel-rule-structure = The card structure
    .text = Each age is played from a structure of 20 overlapping cards, 12 face up and 8 face down. A card is accessible when no other card lies on it any more, and only accessible cards can be played. Everyone can read a covered card that is face up, but nobody can take it yet.
duel-rule-turn-up = Turning cards up
    .text = A face-down card is turned up when the last card covering it has gone. This happens after the played card has had its full effect, choices included, and before any extra turn. So when you pick a token, a card from the discard pile or a building to destroy, you do not yet see what will be uncovered.

## Building and paying

duel-rule-build = Building
    .text = Pay the cost and add the card to your city; its effects apply at once. Payment comes first, so the coins a card brings cannot help to pay for it.
duel-rule-cost = Cost
    .text = A cost can be coins, resources, both or nothing. Coins go to the bank. Your own production covers whatever it can and is never used up; the rest you buy while building. The cheapest way to pay is found for you.
duel-rule-chain = Chains
    .text = Some buildings carry a white chain symbol. If the symbol shown in the cost of a new card is on a building in your city, the card is yours for nothing: no resources, no coins. Your opponent's buildings, the discard pile and cards tucked under wonders do not count.
duel-rule-trade = Trade
    .text = You can buy as many missing units as you need from the bank. Each costs 2 coins, plus 1 for every symbol of that resource on your opponent's brown and grey cards. The price does not go up as you buy; neither your own production nor anything produced by yellow cards and wonders affects it.
duel-rule-fixed-price = Fixed prices
    .text = With { duel-wood_reserve }, { duel-clay_reserve }, { duel-stone_reserve } or { duel-customs_house } you buy the resources named on the card for 1 coin a unit, however much of them your opponent produces.
duel-rule-choice-producers = Production with a choice
    .text = { duel-forum }, { duel-caravansery }, { duel-piraeus } and { duel-great_lighthouse } each supply 1 unit of one of their resources every time you build. Several of them add up and can even supply the same resource. The most useful unit is picked for you, and your opponent's prices do not rise.
duel-rule-discounts = Discounts
    .text = With { duel-architecture } every new wonder, and with { duel-masonry } every new blue building, costs you 2 resource units less. The two units may be alike or different; the ones that save you most are left out. Coins in a cost stay as they are, and an unused part of the discount is lost.

## Discarding

duel-rule-discard = Discarding for coins
    .text = A discarded card brings you 2 coins from the bank, plus 1 for each yellow building in your city. It joins the discard pile, which both players may look through at any time.

## Wonders

duel-rule-wonders = Building wonders
    .text = Take any accessible card and tuck it under one of your wonders, paying what the wonder costs. The cost of the card itself does not matter: one you could not afford will do just as well. For the rest of the game it does nothing.
duel-rule-seven-wonders = Seven wonders
    .text = The two players together can build only seven wonders. The moment the seventh is built, the eighth leaves the game, whoever owns it: it can no longer be built and scores nothing.
duel-rule-extra-turn = Extra turns
    .text = Some wonders give you another turn, and once you have { duel-theology } every new wonder does. The extra turn comes after newly accessible cards have been turned up. A wonder never gives more than one, but a wonder built during an extra turn can give the next. If the structure is empty, the extra turn is lost.

## Military

duel-rule-military = Military
    .text = For each shield you gain, the conflict pawn moves one space towards your opponent's capital. If it stands on your opponent's side at the end of the game, you score for its distance from the centre: 2 points at 1 or 2 spaces, 5 points at 3 to 5, 10 points at 6 to 8.
duel-rule-military-tokens = Military tokens
    .text = Each side of the track holds two tokens, at the third and at the sixth space from the centre. The first time the pawn gets that far, the player whose side it is loses 2 or 5 coins (or all they have, if fewer) and the token leaves the game. One move can set off both tokens; moving back towards the centre sets off none.
duel-rule-military-supremacy = Military supremacy
    .text = Push the conflict pawn into your opponent's capital, nine spaces from the centre, and you win on the spot. Nothing else is carried out and no points are compared.

## Science and progress

duel-rule-science = Science
    .text = There are seven science symbols: six are found on green buildings, two of each, and the seventh only on the progress token { duel-law }. When you gain a symbol for the second time, you have a pair and take one progress token of your choice from the board. If none is left there, the pair brings nothing.
duel-rule-scientific-supremacy = Scientific supremacy
    .text = As soon as you have six different science symbols, you win on the spot and no points are compared. The symbol of { duel-law } counts too, even if you have only just taken the token for a pair.
duel-rule-tokens = Progress tokens
    .text = Five of the ten progress tokens lie face up on the board; the other five are in the box, and the board is not refilled. A token acts from the moment you take it and stays with you to the end. What it changes about costs, shields or turns applies only to what you build afterwards.

## Special effects

duel-rule-great-library = { duel-great_library }
    .text = You draw 3 of the 5 progress tokens in the box at random, keep one, which acts at once, and return two. Your opponent sees only the one you keep. Should it be { duel-theology }, it comes too late to give an extra turn for this wonder.
duel-rule-mausoleum = { duel-mausoleum }
    .text = You build one card of your choice from the discard pile for nothing, and it works like any new building. You must choose one unless the pile is empty. Cards removed before the game and cards tucked under wonders are not in the pile. No chain is used, so { duel-urbanism } pays nothing.
duel-rule-destroy = Destroying a building
    .text = { duel-statue_of_zeus } sends a brown building of your opponent to the discard pile, { duel-circus_maximus } a grey one. You choose which, after the wonder's shield has moved the pawn. Its production is gone at once, and with it the mark-up on your prices. If there is no such building, the wonder is built all the same.
duel-rule-guilds = Guilds
    .text = Three of the seven guilds, picked at random, are shuffled into the cards of Age III. Whatever a guild counts, it counts in the city that has more of it, but the reward always goes to the guild's owner. Coins are paid once, when the guild is built; points are counted at the end of the game, perhaps in the other city. { duel-builders_guild } and { duel-moneylenders_guild } give no coins.

## End of an age, end of the game

duel-rule-end-of-age = End of an age
    .text = With its 20th card an age is over and, unless it was the last, the next structure is laid out. Who starts it is up to the player with the weaker army, the one on whose side the conflict pawn stands. If the pawn is in the centre, whoever played the last card starts. Age I always opens with the first player.
duel-rule-scoring = Scoring
    .text = If neither player has won by supremacy by the end of Age III, the higher total wins. Count the points of blue, green, yellow and purple buildings, built wonders, progress tokens and the military track, and add 1 point for every full 3 coins.
duel-rule-tie = Ties
    .text = On equal totals, the points on blue buildings decide. If those are equal as well, the players share the victory.

## What is hidden

duel-rule-hidden = What nobody knows
    .text = Three cards of each age and four of the seven guilds are taken out of the game unseen, so nobody knows which are missing or what lies face down. The backs do tell you something: a guild has a different back from a card of Age III. Coins, cities, the discard pile and tucked cards are open to everyone.

## First game

duel-rule-first-game = First game
    .text = Instead of choosing wonders you can start with ready-made sets. The first player gets { duel-pyramids }, { duel-great_lighthouse }, { duel-temple_of_artemis } and { duel-statue_of_zeus }. The second player gets { duel-circus_maximus }, { duel-piraeus }, { duel-appian_way } and { duel-colossus }.
