### English: signing in, one's account and settings, and other people.

## Coming in

web-in-way-known = I have an account
web-in-way-new = I am new here
web-in-way-lost = Lost password
web-in-name = Name
web-in-name-note = Up to 24 letters, digits, spaces and signs - _ . '
web-in-password = Password
web-in-password-note = At least 8 letters, digits and signs
web-in-show = Show the password
web-in-mail = E-mail
web-in-mail-note = Only for a lost password; you may leave it empty.
web-in-keep = Keep this name
web-in-guest-title = Play at once
web-in-guest = As a guest you need neither a name nor a password. Choose them whenever you like: your games stay yours.
web-in-as-guest = Come in as a guest
web-in-is-guest = You are here as { $name }
web-in-guest-stays = To keep your games as a guest, choose “I am new here”. If you sign in as somebody else, they stay behind.
web-in-is-member = You are signed in as { $name }.
web-in-go-on = Go on
web-in-out = Sign out

## A lost password

web-lost-how = If your account has an e-mail address, we send a ticket to it that lets you choose a new password.
web-lost-who = Name or e-mail
web-lost-send = Send me a ticket
web-lost-have = I have a ticket
web-lost-sent = If we know an address for this account, a ticket is on its way. It works once, within an hour.
web-lost-ticket = Ticket
web-lost-new = New password
web-lost-set = Set the new password
web-lost-done = The new password is set. Sign in with it.

## One's account

web-account = Account
web-account-profile = Profile
web-account-settings = Settings
web-account-sessions = Sessions
web-account-tokens = Tokens
web-account-shunned = Muted people
web-account-nobody = This page is about your account: sign in to see it.
web-account-save = Save
web-account-saved = Saved
web-account-copy = Copy
web-account-copied = Copied

web-profile-kind = You are
web-profile-guest = a guest: only this browser knows you
web-profile-member = a member: you can sign in anywhere
web-profile-since = Here since
web-profile-seen = Others see
web-profile-page = your page
web-profile-keep = Keep your games
web-profile-keep-note = With a name and a password you can sign in anywhere. All your games and seats stay yours.
web-profile-name-mail = Name and e-mail
web-profile-proof = Your present password, so that nobody else changes this.
web-profile-password = Password
web-profile-password-note = A new password ends all your other sessions.
web-profile-old = Present password
web-profile-leave = Your data, and leaving
web-profile-out-note = Everything stored about you can be saved as a file. An account that was deleted cannot come back.
web-profile-guest-out-note = A guest who signs out cannot come back: keep your games first if you want them.
web-profile-export = Save my data
web-profile-delete = Delete the account
web-profile-delete-sure = Everything stored about you is deleted for good, and your seats are given up. Records of games keep an anonymous player.
web-profile-delete-yes = Delete for good

## Settings

web-set-kept = These settings are kept in this browser; you need no account for them.
web-set-kept-me = Your language goes with your account; all other settings are kept in this browser.
web-set-system = As the system
web-set-look = Look
web-set-second = Names in a second language
web-set-second-note = Shown when you point at a name, for those who own another edition.
web-set-second-none = None
web-set-theme = Theme
web-set-parchment = Parchment
web-set-night = Night sea
web-set-contrast = Contrast
web-set-contrast-more = More
web-set-patterns = Colour aids
web-set-patterns-note = Patterns on the cards of each family, and hatching on what you cannot pay.
web-set-play = At the table
web-set-speed = A piece moves in
web-set-speed-seconds = { $seconds } s
web-set-speed-still = Your system asks for no motion, so nothing moves here.
web-set-speed-show = Show it
web-set-confirm = Ask before sending a move
web-set-confirm-note = Whatever reveals nothing can be taken back where that was agreed.
web-set-confirm-never = Never
web-set-confirm-no-way-back = If there is no way back
web-set-confirm-always = Always
web-set-keys = Show keys
web-set-keys-note = Beside the buttons that have one.
web-set-sound = Sound
web-set-sound-what = What you hear
web-set-sound-note = Only your turn is heard from a tab in the background.
web-set-sound-off = Nothing
web-set-sound-turn = My turn
web-set-sound-all = Everything
web-set-hear-turn = Your turn
web-set-hear-card = A card
web-set-hear-coin = Coins

## Sessions

web-sessions-here = Where you are signed in
web-sessions-note = A session ends 90 days after it was last used.
web-sessions-this = this browser
web-sessions-unknown = Unknown browser
web-sessions-used = last used { $used }, since { $began }
web-sessions-end = End
web-sessions-end-this = End the session { $name }
web-sessions-end-others =
    { $n ->
        [one] End { $n } other session
       *[other] End all { $n } other sessions
    }

## Tokens

web-tokens-list = What programs may do
web-tokens-note = A token lets a program act in your name. Wherever it plays, it is labelled as a program.
web-tokens-none = No program has a token of yours.
web-tokens-read = read
web-tokens-read-note = tables as you see them
web-tokens-play = play
web-tokens-play-note = moves, and joining tables
web-tokens-chat = talk
web-tokens-chat-note = in your name
web-tokens-used = last used { $used }, ends { $ends }
web-tokens-used-for-ever = last used { $used }, never ends
web-tokens-revoke = Revoke
web-tokens-revoke-this = Revoke the token “{ $name }”
web-tokens-revoke-sure = The program that has this token can do nothing more in your name.
web-tokens-new = A new token
web-tokens-name = What it is for
web-tokens-name-note = Only you read this, to tell your tokens apart.
web-tokens-may = It may
web-tokens-days = It ends
web-tokens-n-days =
    { $n ->
        [0] never
        [one] in { $n } day
       *[other] in { $n } days
    }
web-tokens-make = Make the token
web-tokens-key = The key of the new token
web-tokens-once = This is the key of “{ $name }”. It is shown only now: copy it and keep it safe.

## People one does not hear

web-shunned-list = Blocked and muted people
web-shunned-note = You read nothing that they say. You also share no table with those you block.
web-shunned-nobody = You hear everybody.
web-shunned-block = blocked
web-shunned-mute = muted

web-others-mute = Mute
web-others-mute-note = You read nothing more that they say.
web-others-block = Block
web-others-block-note = You read nothing that they say, and you share no table.
web-others-hear = Hear again
web-others-hear-who = Hear { $name } again
web-others-report = Report
web-others-report-who = Report { $name }
web-others-report-note = Whoever runs this server reads it, and nobody else.
web-others-reason = What happened
web-others-told = Thank you: whoever runs this server will read it.

## Somebody

web-person-guest = guest since { $since }
web-person-member = member since { $since }
web-person-no-games = No game has come to its end yet.
web-person-played =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
web-person-won = won
web-person-shared = shared
web-person-lost = lost
web-person-against = against you
web-person-victories = Victories
web-person-defeats = Defeats
web-victory-military = military
web-victory-science = scientific
web-victory-civilian = civilian
web-victory-resigned = resignation
web-victory-time = time
