### 7 Wonders Duel, English: names of cards, wonders, progress tokens and symbols.
### `.rule` says what the thing does for the player who owns it.

## Resources

duel-wood = wood
duel-clay = clay
duel-stone = stone
duel-glass = glass
duel-papyrus = papyrus

## Colours

duel-brown = raw materials
duel-grey = manufactured goods
duel-blue = civilian buildings
duel-green = scientific buildings
duel-yellow = commercial buildings
duel-red = military buildings
duel-purple = guilds

## Science symbols

duel-symbol-quill = quill
duel-symbol-mortar = mortar
duel-symbol-wheel = wheel
duel-symbol-pendulum = pendulum
duel-symbol-armillary = armillary sphere
duel-symbol-sundial = sundial
duel-symbol-scales = scales

## Chain symbols

duel-link-horseshoe = horseshoe
duel-link-sword = sword
duel-link-tower = tower
duel-link-target = target
duel-link-helmet = helmet
duel-link-book = book
duel-link-gear = gear
duel-link-lyre = lyre
duel-link-lamp = lamp
duel-link-mask = mask
duel-link-column = column
duel-link-moon = moon
duel-link-sun = sun
duel-link-drop = water drop
duel-link-portico = portico
duel-link-amphora = amphora
duel-link-barrel = barrel

## Military tokens

duel-loot2 = 2-coin military token
duel-loot5 = 5-coin military token

## Age I

duel-lumber_yard = Lumber Yard
    .rule = Produces 1 wood.
duel-logging_camp = Logging Camp
    .rule = Produces 1 wood.
duel-clay_pool = Clay Pool
    .rule = Produces 1 clay.
duel-clay_pit = Clay Pit
    .rule = Produces 1 clay.
duel-quarry = Quarry
    .rule = Produces 1 stone.
duel-stone_pit = Stone Pit
    .rule = Produces 1 stone.
duel-glassworks = Glassworks
    .rule = Produces 1 glass.
duel-press = Press
    .rule = Produces 1 papyrus.
duel-guard_tower = Guard Tower
    .rule = Gives 1 shield.
duel-stable = Stable
    .rule = Gives 1 shield. Lets you build { duel-horse_breeders } free.
duel-garrison = Garrison
    .rule = Gives 1 shield. Lets you build { duel-barracks } free.
duel-palisade = Palisade
    .rule = Gives 1 shield. Lets you build { duel-fortifications } free.
duel-workshop = Workshop
    .rule = Gives the { duel-symbol-pendulum } symbol; worth 1 point.
duel-apothecary = Apothecary
    .rule = Gives the { duel-symbol-wheel } symbol; worth 1 point.
duel-scriptorium = Scriptorium
    .rule = Gives the { duel-symbol-quill } symbol. Lets you build { duel-library } free.
duel-pharmacist = Pharmacist
    .rule = Gives the { duel-symbol-mortar } symbol. Lets you build { duel-dispensary } free.
duel-theater = Theater
    .rule = Worth 3 points. Lets you build { duel-statue } free.
duel-altar = Altar
    .rule = Worth 3 points. Lets you build { duel-temple } free.
duel-baths = Baths
    .rule = Worth 3 points. Lets you build { duel-aqueduct } free.
duel-stone_reserve = Stone Reserve
    .rule = You buy stone for 1 coin a unit, however much of it your opponent produces.
duel-clay_reserve = Clay Reserve
    .rule = You buy clay for 1 coin a unit, however much of it your opponent produces.
duel-wood_reserve = Wood Reserve
    .rule = You buy wood for 1 coin a unit, however much of it your opponent produces.
duel-tavern = Tavern
    .rule = Gives 4 coins when built. Lets you build { duel-lighthouse } free.

## Age II

duel-sawmill = Sawmill
    .rule = Produces 2 wood.
duel-brickyard = Brickyard
    .rule = Produces 2 clay.
duel-shelf_quarry = Shelf Quarry
    .rule = Produces 2 stone.
duel-glass_blower = Glass-Blower
    .rule = Produces 1 glass.
duel-drying_room = Drying Room
    .rule = Produces 1 papyrus.
duel-walls = Walls
    .rule = Gives 2 shields.
duel-horse_breeders = Horse Breeders
    .rule = Gives 1 shield. Free if your city has { duel-stable }.
duel-barracks = Barracks
    .rule = Gives 1 shield. Free if your city has { duel-garrison }.
duel-archery_range = Archery Range
    .rule = Gives 2 shields. Lets you build { duel-siege_workshop } free.
duel-parade_ground = Parade Ground
    .rule = Gives 2 shields. Lets you build { duel-circus } free.
duel-library = Library
    .rule = Gives the { duel-symbol-quill } symbol; worth 2 points. Free if your city has { duel-scriptorium }.
duel-dispensary = Dispensary
    .rule = Gives the { duel-symbol-mortar } symbol; worth 2 points. Free if your city has { duel-pharmacist }.
duel-school = School
    .rule = Gives the { duel-symbol-wheel } symbol; worth 1 point. Lets you build { duel-university } free.
duel-laboratory = Laboratory
    .rule = Gives the { duel-symbol-pendulum } symbol; worth 1 point. Lets you build { duel-observatory } free.
duel-courthouse = Courthouse
    .rule = Worth 5 points.
duel-statue = Statue
    .rule = Worth 4 points. Free if your city has { duel-theater }; lets you build { duel-gardens } free.
duel-temple = Temple
    .rule = Worth 4 points. Free if your city has { duel-altar }; lets you build { duel-pantheon } free.
duel-aqueduct = Aqueduct
    .rule = Worth 5 points. Free if your city has { duel-baths }.
duel-rostrum = Rostrum
    .rule = Worth 4 points. Lets you build { duel-senate } free.
duel-forum = Forum
    .rule = Produces 1 glass or 1 papyrus, whichever you need, each time you build. Does not raise your opponent's prices.
duel-caravansery = Caravansery
    .rule = Produces 1 wood, 1 clay or 1 stone, whichever you need, each time you build. Does not raise your opponent's prices.
duel-customs_house = Customs House
    .rule = You buy glass and papyrus for 1 coin a unit, however much of them your opponent produces.
duel-brewery = Brewery
    .rule = Gives 6 coins when built. Lets you build { duel-arena } free.

## Age III

duel-arsenal = Arsenal
    .rule = Gives 3 shields.
duel-pretorium = Pretorium
    .rule = Gives 3 shields.
duel-fortifications = Fortifications
    .rule = Gives 2 shields. Free if your city has { duel-palisade }.
duel-siege_workshop = Siege Workshop
    .rule = Gives 2 shields. Free if your city has { duel-archery_range }.
duel-circus = Circus
    .rule = Gives 2 shields. Free if your city has { duel-parade_ground }.
duel-academy = Academy
    .rule = Gives the { duel-symbol-sundial } symbol; worth 3 points.
duel-study = Study
    .rule = Gives the { duel-symbol-sundial } symbol; worth 3 points.
duel-university = University
    .rule = Gives the { duel-symbol-armillary } symbol; worth 2 points. Free if your city has { duel-school }.
duel-observatory = Observatory
    .rule = Gives the { duel-symbol-armillary } symbol; worth 2 points. Free if your city has { duel-laboratory }.
duel-palace = Palace
    .rule = Worth 7 points.
duel-town_hall = Town Hall
    .rule = Worth 7 points.
duel-obelisk = Obelisk
    .rule = Worth 5 points.
duel-gardens = Gardens
    .rule = Worth 6 points. Free if your city has { duel-statue }.
duel-pantheon = Pantheon
    .rule = Worth 6 points. Free if your city has { duel-temple }.
duel-senate = Senate
    .rule = Worth 5 points. Free if your city has { duel-rostrum }.
duel-chamber_of_commerce = Chamber of Commerce
    .rule = Worth 3 points; when built, gives 3 coins for each grey building in your city.
duel-port = Port
    .rule = Worth 3 points; when built, gives 2 coins for each brown building in your city.
duel-armory = Armory
    .rule = Worth 3 points; when built, gives 1 coin for each red building in your city.
duel-lighthouse = Lighthouse
    .rule = Worth 3 points; when built, gives 1 coin for each yellow building in your city, itself included. Free if your city has { duel-tavern }.
duel-arena = Arena
    .rule = Worth 3 points; when built, gives 2 coins for each of your built wonders. Free if your city has { duel-brewery }.

## Guilds

duel-merchants_guild = Merchants Guild
    .rule = Counts the yellow buildings in whichever of the two cities has more. Gives 1 coin for each when built and, counted anew, 1 point for each at the end of the game.
duel-shipowners_guild = Shipowners Guild
    .rule = Counts the brown and grey buildings, taken together, in whichever of the two cities has more. Gives 1 coin for each when built and, counted anew, 1 point for each at the end of the game.
duel-builders_guild = Builders Guild
    .rule = Counts the wonders built in whichever of the two cities has more. At the end of the game, worth 2 points for each.
duel-magistrates_guild = Magistrates Guild
    .rule = Counts the blue buildings in whichever of the two cities has more. Gives 1 coin for each when built and, counted anew, 1 point for each at the end of the game.
duel-scientists_guild = Scientists Guild
    .rule = Counts the green buildings in whichever of the two cities has more. Gives 1 coin for each when built and, counted anew, 1 point for each at the end of the game.
duel-moneylenders_guild = Moneylenders Guild
    .rule = Counts the coins of the richer of the two players. At the end of the game, worth 1 point for every full 3 coins.
duel-tacticians_guild = Tacticians Guild
    .rule = Counts the red buildings in whichever of the two cities has more. Gives 1 coin for each when built and, counted anew, 1 point for each at the end of the game.

## Wonders

duel-appian_way = The Appian Way
    .rule = Worth 3 points. You take 3 coins, your opponent loses 3 (or all they have, if fewer), then you play another turn.
duel-circus_maximus = Circus Maximus
    .rule = Gives 1 shield; worth 3 points. Send a grey building of your choice from your opponent's city to the discard pile.
duel-colossus = The Colossus
    .rule = Gives 2 shields; worth 3 points.
duel-great_library = The Great Library
    .rule = Worth 4 points. Three random progress tokens come out of the box: keep one, which takes effect at once, and put the other two back.
duel-great_lighthouse = The Great Lighthouse
    .rule = Worth 4 points. Produces 1 wood, 1 clay or 1 stone, whichever you need, each time you build, without raising your opponent's prices.
duel-hanging_gardens = The Hanging Gardens
    .rule = Worth 3 points. Take 6 coins and play another turn.
duel-mausoleum = The Mausoleum
    .rule = Worth 2 points. Build any one card from the discard pile free of charge, with all its effects.
duel-piraeus = Piraeus
    .rule = Worth 2 points; play another turn. Produces 1 glass or 1 papyrus, whichever you need, each time you build, without raising your opponent's prices.
duel-pyramids = The Pyramids
    .rule = Worth 9 points.
duel-sphinx = The Sphinx
    .rule = Worth 6 points. Play another turn.
duel-statue_of_zeus = The Statue of Zeus
    .rule = Gives 1 shield; worth 3 points. Send a brown building of your choice from your opponent's city to the discard pile.
duel-temple_of_artemis = The Temple of Artemis
    .rule = Take 12 coins and play another turn.

## Progress tokens

duel-agriculture = Agriculture
    .rule = Gives 6 coins at once. Worth 4 points.
duel-architecture = Architecture
    .rule = From now on each wonder costs you 2 resource units less; the units that save you most are left out.
duel-economy = Economy
    .rule = Coins your opponent spends on resources go to you instead of the bank. Coins that are part of a cost still go to the bank.
duel-law = Law
    .rule = Gives the { duel-symbol-scales } symbol, which no building has. It can be one of your six different symbols, but never makes a pair.
duel-masonry = Masonry
    .rule = From now on each blue building costs you 2 resource units less; the units that save you most are left out.
duel-mathematics = Mathematics
    .rule = At the end of the game, worth 3 points for each of your progress tokens, this one included.
duel-philosophy = Philosophy
    .rule = Worth 7 points.
duel-strategy = Strategy
    .rule = From now on each red building you build gives 1 more shield. Wonders, and buildings you already have, gain nothing.
duel-theology = Theology
    .rule = From now on each wonder you build also gives you another turn. A wonder that gives one anyway does not give two.
duel-urbanism = Urbanism
    .rule = Gives 6 coins at once. From now on you take 4 coins each time a chain gives you a building free.
