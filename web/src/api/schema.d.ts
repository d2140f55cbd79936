/* Made by `npm run types` from the description of the API; not edited by hand. */

export interface paths {
    "/api/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play at once
         * @description Become a guest: sets the session cookie. Without a name a free one is chosen; a password can be added later.
         */
        post: operations["people-enter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where you are signed in
         * @description Your sessions, the last used first.
         */
        get: operations["people-sessions"];
        put?: never;
        /**
         * Sign in
         * @description Sign in as a member: sets the session cookie. The session this browser had before ends.
         */
        post: operations["people-sign-in"];
        /**
         * Sign out everywhere else
         * @description End all your sessions but this one.
         */
        delete: operations["people-end-others"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is here
         * @description Your own account, or nobody: no error for a page that begins by asking who reads it.
         */
        get: operations["people-current"];
        put?: never;
        post?: never;
        /**
         * Sign out
         * @description End this session. A guest without a password cannot come back.
         */
        delete: operations["people-sign-out"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/{session}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a session
         * @description End one of your sessions.
         */
        delete: operations["people-end-session"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who you are
         * @description Your own account.
         */
        get: operations["people-me"];
        put?: never;
        post?: never;
        /**
         * Delete your account
         * @description Delete everything stored about you, for good. Your seats are given up; records keep an anonymous player.
         */
        delete: operations["people-leave-for-good"];
        options?: never;
        head?: never;
        /**
         * Change your account
         * @description Another language, name or address; a member's name or address needs the password too.
         */
        patch: operations["people-change"];
        trace?: never;
    };
    "/api/people/me/keep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Become a member
         * @description A guest adds a name and a password, keeps all seats, and can sign in anywhere.
         */
        post: operations["people-keep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change your password
         * @description Another password; all your other sessions end.
         */
        put: operations["people-set-password"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything about you
         * @description All that is stored about you, to keep. The records of your games have paths of their own.
         */
        get: operations["people-export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * New password
         * @description Choose a new password with a ticket; all your sessions end.
         */
        put: operations["people-redeem"];
        /**
         * Lost password
         * @description Sends a ticket for a new password by mail to a member who has an address; the answer is always the same.
         */
        post: operations["people-ask-ticket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your tokens
         * @description What programs may do in your name, the last used first.
         */
        get: operations["people-tokens"];
        put?: never;
        /**
         * New token
         * @description A token for a program that plays in your name; it is labelled as a program wherever it plays.
         */
        post: operations["people-make-token"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tokens/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a token
         * @description The program with this token may do nothing more.
         */
        delete: operations["people-end-token"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/me/shunned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whom you block or mute
         * @description Everybody you block or mute, by name.
         */
        get: operations["people-shunned"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Somebody
         * @description What everybody may know about somebody: their results by game, and against you.
         */
        get: operations["people-person"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{name}/shunned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Block or mute
         * @description Block somebody (no common tables and no words) or mute them (only no words).
         */
        put: operations["people-shun"];
        post?: never;
        /**
         * Hear again
         * @description Neither block nor mute somebody any more.
         */
        delete: operations["people-hear"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{name}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report
         * @description Tell the host of this server about somebody.
         */
        post: operations["people-report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What can be played
         * @description All games, with how many may play and what they choose beforehand.
         */
        get: operations["games-games"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One game
         * @description A game with its catalogue: every card and component with what is printed on it.
         */
        get: operations["games-game"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/levels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How strong bots are
         * @description The ten levels of bots, from newcomer to master.
         */
        get: operations["games-levels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/lessons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What can be learned
         * @description The lessons of a game, in the order in which one takes them.
         */
        get: operations["lessons-lessons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/lessons/{lesson}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a lesson
         * @description Where these answers lead: the table, what to learn there and what to do. Nothing is stored.
         *
         *     Begin with no moves, and send one answer more each time: one of those `accepted`.
         */
        post: operations["lessons-learn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find tables
         * @description Tables that you may find, the newest first: listed, and without anybody whom you block or who blocks you.
         */
        get: operations["lobby-tables"];
        put?: never;
        /**
         * Open a table
         * @description Open a table. Its promise of luck is published at once; the game starts when every place is taken.
         */
        post: operations["lobby-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your tables
         * @description Your tables: first those that wait for you, in the game or with a place that is kept for you.
         */
        get: operations["lobby-mine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One table
         * @description What was agreed on and who takes part. Whoever knows the id may see this: the link is the invitation.
         *
         *     How the game goes (`ply`, `awaits`, `result`, `rematch`) only those are told who may watch it now.
         */
        get: operations["lobby-table"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join
         * @description Take a place that is kept for you, or the first that is open to all; add your own share to the table's luck.
         */
        post: operations["lobby-join"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/bots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite a bot
         * @description As the host, let a bot take an open place.
         */
        post: operations["lobby-add-bot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/places/{place}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Free a place
         * @description Free a place of yours before the game; the host may free any.
         */
        delete: operations["lobby-free"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave
         * @description Leave before the game; without its host a table is cancelled. During the game it is the act `/leave`.
         */
        post: operations["lobby-leave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start
         * @description As the host, start with those who are there, if so many may play.
         */
        post: operations["lobby-start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel
         * @description As the host, close a table that has not started. During the game it is the act `/offer cancel`.
         */
        post: operations["lobby-cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play again
         * @description Open the same table again, with places kept for all who played; or join it if one of them did so already.
         */
        post: operations["lobby-rematch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What you see
         * @description The whole table as you may see it, your legal moves, and what of the log is new to you.
         */
        get: operations["play-view"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/at/{ply}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How it was
         * @description The table as you could see it at an earlier ply; after the end, with everything open.
         */
        get: operations["play-at"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happens
         * @description Server-sent events: the same frames as over the WebSocket. `Last-Event-ID` resumes.
         */
        get: operations["play-events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play a move
         * @description Play a move or do an act. The answer comes when it is on the disk; `Idempotency-Key` may stand for `key`.
         */
        post: operations["play-play"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/why": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Why not?
         * @description Whether a move is legal now and, if it is not, why: in numbers, and in your language.
         */
        get: operations["play-why"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The record
         * @description Every move and outcome, one line each, as you may know them; complete once the game is over.
         */
        get: operations["play-record"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a bot would do
         * @description What a bot considers for your open question, where the rules of the table allow it. It knows what you know.
         */
        get: operations["play-hint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How it was played
         * @description Everybody's chances in a finished game, decision after decision, and what decisions and luck have changed.
         *
         *     One JSON object a line: the start, each position, the summary. The first reader waits while it is written, about
         *     ten seconds; if it ends without a summary, ask again.
         */
        get: operations["play-report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try something out
         * @description Play on in a private copy. Whatever you do not know is dealt anew by `seed`, and is never the real thing.
         */
        post: operations["play-plan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your standing orders
         * @description The answers you have given in advance. Nobody else sees them.
         */
        get: operations["play-orders"];
        put?: never;
        /**
         * Answer in advance
         * @description Answer a question that you foresee. It is used the next time it fits, and can be revoked until then.
         */
        post: operations["play-give-order"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/orders/{order}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an order
         * @description Take a standing order back.
         */
        delete: operations["play-revoke-order"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/sit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take over a seat
         * @description Take a seat that was given up, from whoever stands in for it.
         */
        post: operations["play-sit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/phrases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What can be said in every language
         * @description Phrases to pick from. Each reader sees them in their own language.
         */
        get: operations["talk-all-phrases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was said
         * @description The newest messages that you may read, at most 200, the oldest of them first.
         *
         *     Players read what players say and watchers what watchers say; after the end everybody reads both. New messages also
         *     arrive over the WebSocket, as `{"table": ID, "said": {...}}`.
         */
        get: operations["talk-read-messages"];
        put?: never;
        /**
         * Say something
         * @description Say something to the players if you play, to those who watch if you watch.
         */
        post: operations["talk-say"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your note
         * @description What you have written down about this table; nobody else can read it.
         */
        get: operations["talk-read-note"];
        /**
         * Write a note
         * @description Write something else down about this table; an empty text deletes your note.
         */
        put: operations["talk-write-note"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Is it well?
         * @description Answers once the database does.
         */
        get: operations["meta-health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Figures for Prometheus
         * @description What this process has counted since it started.
         */
        get: operations["meta-metrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Again
         * @description How somebody plays again.
         */
        Again: {
            /**
             * @description your own share in the table's luck
             * @default
             */
            entropy?: string;
        };
        /**
         * Against
         * @description The games of two people at one table.
         */
        Against: {
            /** @default 0 */
            played: number;
            /**
             * @description games in which this person did better than you
             * @default 0
             */
            ahead: number;
            /**
             * @description games in which you did better
             * @default 0
             */
            behind: number;
        };
        /**
         * Answers
         * @description How far the learner has come.
         */
        Answers: {
            /** @description one answer a step, of those accepted then; /next where one only reads */
            moves?: string[];
        };
        /**
         * Arrival
         * @description Somebody who wants to play at once.
         */
        Arrival: {
            /** @description 1 to 24 letters, digits, spaces or -_.' */
            name?: string | null;
            /** @enum {null|string} */
            language?: "en" | "uk" | "ru" | null;
        };
        /**
         * Chair
         * @description Who is to play at a place of a new table.
         */
        Chair: {
            /**
             * @description yourself, whoever comes, or a bot
             * @enum {string}
             */
            kind: "me" | "open" | "bot";
            /**
             * @description how strong a bot is
             * @default 5
             */
            level?: number;
        };
        /**
         * Changes
         * @description What somebody wants to change about themselves.
         */
        Changes: {
            language?: "en" | "uk" | "ru";
            /** @description 1 to 24 letters, digits, spaces or -_.' */
            name?: string;
            /** @description for a lost password; empty for none */
            email?: string;
            /**
             * @description a member's password: a new name or address needs it
             * @default
             */
            password?: string;
        };
        /**
         * Choice
         * @description A choice before the game; the first value is the usual one.
         */
        Choice: {
            name: string;
            values: string[];
        };
        /**
         * ClockView
         * @description What everybody sees of a clock: milliseconds left for each seat at `since`, and when the first is out.
         */
        ClockView: {
            left: number[];
            running: number[];
            since: number;
            deadline: number | null;
        };
        /**
         * Complaint
         * @description What the host of this server should know about somebody.
         */
        Complaint: {
            reason: string;
            /** @description a table */
            table?: string | null;
        };
        /**
         * Event
         * @description One thing that happened: a line of the log in every language.
         */
        Event: {
            kind: string;
            /** @description -1 if absent */
            seat?: number;
            /** @description "" if absent */
            what?: string;
            /** @description 0 if absent */
            n?: number;
            /** @description "" if absent */
            other?: string;
        };
        /**
         * Everything
         * @description All that is stored about a person, besides the hash of their password and of their keys.
         */
        Everything: {
            me: components["schemas"]["Me"];
            sessions: components["schemas"]["Session"][];
            tokens: components["schemas"]["Token"][];
            tables: components["schemas"]["Seat"][];
            messages: components["schemas"]["Words"][];
            notes: components["schemas"]["TableNote"][];
            shunned: components["schemas"]["Shunned"][];
            reports: components["schemas"]["Report"][];
        };
        /**
         * Frame
         * @description Brings a client up to date: a whole picture, or what changed since the picture at ply `base`.
         */
        Frame: {
            table: string;
            seat: number;
            ply: number;
            keep: number;
            log: components["schemas"]["Told"][];
            picture?: components["schemas"]["Picture"] | null;
            base?: number | null;
            change?: unknown[] | {
                [key: string]: unknown;
            } | null;
        };
        /**
         * GameDetails
         * @description A game, and everything that is printed on its components.
         */
        GameDetails: {
            name: string;
            version: number;
            seats: number[];
            options: components["schemas"]["Choice"][];
            catalogue: components["schemas"]["DuelFace"][];
        };
        /**
         * GameSummary
         * @description A game of the catalog.
         */
        GameSummary: {
            name: string;
            version: number;
            seats: number[];
            options: components["schemas"]["Choice"][];
        };
        /**
         * Goodbye
         * @description Confirms that an account is to be deleted.
         */
        Goodbye: {
            /**
             * @description of a member; a guest has none
             * @default
             */
            password?: string;
        };
        /**
         * Health
         * @description How the server is.
         */
        Health: {
            ok: boolean;
            version: string;
            rules: string;
            database: string;
        };
        /**
         * Hint
         * @description What a bot would do for a seat.
         */
        Hint: {
            seat: number;
            /** @description how far the table had come */
            ply: number;
            /** @description at most five, the one it would play first */
            moves: components["schemas"]["HintedMove"][];
        };
        /**
         * HintedMove
         * @description A move that a bot considers.
         */
        HintedMove: {
            text: string;
            /** @description how likely you are to win with it */
            chance: number;
            /** @description of the bot's thinking: what it would play has the largest */
            share: number;
        };
        /**
         * Keeping
         * @description How a guest wants to be known from now on.
         */
        Keeping: {
            /** @description 1 to 24 letters, digits, spaces or -_.' */
            name: string;
            /** @description 8 to 200 letters */
            password: string;
            /**
             * @description for a lost password; empty for none
             * @default
             */
            email?: string;
        };
        /**
         * LessonSummary
         * @description A lesson of a game. Its title is `GAME-lesson-SLUG`.
         */
        LessonSummary: {
            slug: string;
            steps: number;
        };
        /**
         * LessonView
         * @description A lesson and its table, as the learner sees them; what a table has too is as in its picture.
         */
        LessonView: {
            seat: number;
            view: components["schemas"]["DuelView"];
            prompt: string;
            awaits: number[];
            moves: {
                [key: string]: string[];
            };
            tales: components["schemas"]["Told"][];
            result: string;
            answered: string;
            step: components["schemas"]["StepView"] | null;
            steps: number;
            accepted: string[];
            over: boolean;
        };
        /**
         * LevelView
         * @description How strong a bot may be.
         */
        LevelView: {
            level: number;
            slug: string;
            name: string;
        };
        /**
         * Listing
         * @description A table, as lists show it. What happens in the game only those are told who may watch it.
         */
        Listing: {
            id: string;
            game: string;
            options: {
                [key: string]: string;
            };
            rules: components["schemas"]["Rules"];
            /** @description the user who opened it; 0 for somebody who is gone */
            host: number;
            places: components["schemas"]["Seated"][];
            has_password: boolean;
            /** @description the hash of the secret that all luck at this table comes from */
            promise: string;
            /** @enum {string} */
            state: "open" | "playing" | "over" | "cancelled" | "stuck";
            /** @description milliseconds since 1970, UTC */
            created: number;
            /** @description milliseconds since 1970, UTC */
            started: number | null;
            /** @description milliseconds since 1970, UTC */
            ended: number | null;
            /** @description milliseconds since 1970, UTC */
            changed: number;
            /** @description how many lines its journal has */
            ply: number;
            result: string;
            /** @description the letters of the seats that are asked */
            awaits: string;
            /** @description the table at which they play again */
            rematch: string;
        };
        /**
         * Lost
         * @description Whose password is lost.
         */
        Lost: {
            name_or_email: string;
        };
        /**
         * MadeToken
         * @description A new token.
         */
        MadeToken: {
            token: components["schemas"]["Token"];
            /** @description send it as `Authorization: Bearer KEY`; it is shown only now */
            key: string;
        };
        /**
         * Me
         * @description The one who asks.
         */
        Me: {
            user: number;
            name: string;
            /** @enum {string} */
            kind: "guest" | "member";
            /** @enum {string} */
            language: "en" | "uk" | "ru";
            email: string;
            /** @description milliseconds since 1970, UTC */
            created: number;
            /** @description what may be done with the key that was shown */
            scopes: string[];
            /** @description signed in by a token, and labelled as a program */
            program: boolean;
        };
        /**
         * Message
         * @description Something that was said at a table.
         */
        Message: {
            /** @description counted from 1 at each table */
            number: number;
            /** @description milliseconds since 1970, UTC */
            at: number;
            name: string;
            /** @description 0 for somebody who is gone */
            user: number;
            /**
             * @description players at the table, or those who watch
             * @enum {string}
             */
            room: "players" | "watchers";
            /** @description one of the phrases, or nothing */
            phrase: string;
            /** @description what was typed, or nothing */
            text: string;
            /**
             * @description a phrase as it reads in your language; not in live messages
             * @default
             */
            words: string;
        };
        /**
         * NewBot
         * @description A bot for an open place.
         */
        NewBot: {
            level: number;
        };
        /**
         * NewMessage
         * @description What somebody wants to say: a phrase or a text, one of the two.
         */
        NewMessage: {
            /**
             * @description players at the table, or those who watch
             * @default players
             * @enum {string}
             */
            room?: "players" | "watchers";
            /**
             * @description see /api/phrases
             * @default
             */
            phrase?: string;
            /** @default  */
            text?: string;
        };
        /**
         * NewMove
         * @description A move, as the table lists it, or an act.
         */
        NewMove: {
            /** @description a legal move, or /undo, /offer takeback LINES, /offer cancel, /agree KIND, /decline KIND, /resign, /claim SEATLETTER, /leave */
            text: string;
            seat: number;
            /** @description that you have seen; refused if you are asked something else by now */
            ply?: number | null;
            /**
             * @description the same key again does nothing again
             * @default
             */
            key?: string;
        };
        /**
         * NewOrder
         * @description An answer given in advance.
         */
        NewOrder: {
            seat: number;
            /** @description the first legal one is played */
            answers: string[];
            /**
             * @description only when this is asked; always if empty
             * @default
             */
            prompt?: string;
            /**
             * @description only right after another seat played this
             * @default
             */
            after?: string;
            /**
             * @description how often it may be used
             * @default 1
             */
            times?: number;
        };
        /**
         * NewPassword
         * @description Another password for somebody who knows the old one.
         */
        NewPassword: {
            /** @description 8 to 200 letters */
            old: string;
            /** @description 8 to 200 letters */
            new: string;
        };
        /**
         * NewPlan
         * @description What to try, for oneself and for the others.
         */
        NewPlan: {
            moves?: string[];
            seat?: number | null;
            /**
             * @description another seed, another future
             * @default 1
             */
            seed?: number;
        };
        /**
         * NewTable
         * @description A table as its host wishes it.
         */
        NewTable: {
            game: string;
            chairs: components["schemas"]["Chair"][];
            /** @description of the game */
            options?: {
                [key: string]: string;
            };
            rules?: components["schemas"]["NewRules"];
            /**
             * @description 8 letters or more; whoever joins must know it
             * @default
             */
            password?: string;
            /**
             * @description your own share in the table's luck
             * @default
             */
            entropy?: string;
        };
        /**
         * NewToken
         * @description What a program is to be allowed.
         */
        NewToken: {
            /** @description for yourself, to tell tokens apart */
            name: string;
            /** @description read, play, chat */
            scopes: string[];
            days?: number | null;
        };
        /**
         * Note
         * @description What somebody writes down for themselves; nobody else reads it.
         */
        Note: {
            text: string;
        };
        /**
         * Order
         * @description A standing order, as its owner sees it.
         */
        Order: {
            id: number;
            seat: number;
            prompt: string;
            after: string;
            answers: string[];
            times: number;
        };
        /**
         * Pace
         * @description How fast a table is played: without a clock, live on a bank of seconds, or in days for each answer.
         *
         *     A bound of 0 is for the kinds that do not use the field; `check` knows what each kind needs.
         * @default {
         *       "kind": "none",
         *       "bank": 0,
         *       "increment": 0,
         *       "days": 0,
         *       "night": "",
         *       "zone": "UTC"
         *     }
         */
        Pace: {
            /**
             * @default none
             * @enum {string}
             */
            kind: "none" | "live" | "days";
            /**
             * @description live: seconds each seat starts with
             * @default 0
             */
            bank: number;
            /**
             * @description live: seconds added for each answer
             * @default 0
             */
            increment: number;
            /**
             * @description days: how long each answer may take
             * @default 0
             */
            days: number;
            /**
             * @description days: no time passes then, as in 23:00-07:00
             * @default
             */
            night: string;
            /**
             * @description days: whose night it is, as in Europe/Kyiv
             * @default UTC
             */
            zone: string;
        };
        /**
         * Phrase
         * @description Something to say at the table.
         */
        Phrase: {
            /** @description what is sent */
            slug: string;
            /** @description how it reads in the reader's language */
            text: string;
        };
        /**
         * Picture
         * @description What one viewer may know of a table.
         */
        Picture: {
            view: components["schemas"]["DuelView"];
            prompt: string;
            awaits: number[];
            moves: {
                [key: string]: string[];
            };
            undo: boolean;
            offers: components["schemas"]["Proposal"][];
            players: components["schemas"]["Player"][];
            vacant: number[];
            clock: components["schemas"]["ClockView"] | null;
            result: string;
            luck: string[];
        };
        /**
         * Plan
         * @description Where it leads.
         */
        Plan: {
            view: components["schemas"]["DuelView"];
            asked: number;
            prompt: string;
            moves: {
                [key: string]: string[];
            };
            tales: components["schemas"]["Event"][];
            result: string;
            /** @description something hidden would be shown: the moves could not be taken back */
            reveals: boolean;
        };
        /**
         * Played
         * @description The move is on the disk.
         */
        Played: {
            ply: number;
        };
        /**
         * Player
         * @description Who sits at a seat.
         */
        Player: {
            kind: string;
            /** @description "" if absent */
            name?: string;
            /** @description 0 if absent */
            user?: number;
            /** @description 0 if absent */
            level?: number;
            /** @description false if absent */
            program?: boolean;
        };
        /**
         * Present
         * @description Who is signed in.
         */
        Present: {
            me: components["schemas"]["Me"] | null;
        };
        /**
         * Profile
         * @description What everybody may know about somebody.
         */
        Profile: {
            user: number;
            name: string;
            /** @description guest or member */
            kind: string;
            /** @description milliseconds since 1970, UTC */
            created: number;
            /** @description by game */
            games: {
                [key: string]: components["schemas"]["Score"];
            };
            /** @description by game: this person against you */
            against: {
                [key: string]: components["schemas"]["Against"];
            };
        };
        /**
         * Proposal
         * @description Something that needs everybody's consent.
         */
        Proposal: {
            kind: string;
            seat: number;
            to: number;
            agreed: number[];
        };
        /**
         * Redeeming
         * @description A new password for somebody who got a ticket by mail.
         */
        Redeeming: {
            ticket: string;
            /** @description 8 to 200 letters */
            password: string;
        };
        /**
         * Report
         * @description What somebody told the host about somebody else.
         */
        Report: {
            name: string;
            table: string;
            reason: string;
            /** @description milliseconds since 1970, UTC */
            at: number;
        };
        /**
         * ReportLine
         * @description One line of a report: first the start, then a line for each decision, and at the end the summary.
         */
        ReportLine: {
            start?: components["schemas"]["ReportStart"] | null;
            position?: components["schemas"]["ReportPosition"] | null;
            summary?: components["schemas"]["ReportSummary"] | null;
        };
        /**
         * ReportPosition
         * @description A decision, and the position to which it led. Chances are from 0 to 1; a list has one for each seat.
         */
        ReportPosition: {
            number: number;
            line: number;
            seat: number;
            move: string;
            before: number[];
            expected: number[];
            after: number[];
            best: string;
            best_chance: number;
            regret: number;
            swing: number;
            luck: number[];
            kinds: {
                [key: string]: number;
            };
            /** @description of the table then: `/api/tables/TABLE/at/PLY` shows it */
            ply: number;
        };
        /**
         * ReportStart
         * @description The position before the first decision. Chances are from 0 to 1, one for each seat.
         */
        ReportStart: {
            decisions: number;
            line: number;
            chances: number[];
            kinds: {
                [key: string]: number;
            };
            /** @description of the table then: `/api/tables/TABLE/at/PLY` shows it */
            ply: number;
        };
        /**
         * ReportSummary
         * @description The whole game: the numbers of the decisions that changed most, what each seat gave away, and luck, in points.
         */
        ReportSummary: {
            result: string;
            turning_points: number[];
            regret: number[];
            luck: number[];
            error: number;
        };
        /**
         * Rules
         * @description What the players agree on before the game, besides the game's own options.
         */
        Rules: {
            pace: components["schemas"]["Pace"];
            /**
             * @description own: your last moves while nothing was revealed; agreed: also further, if all agree
             * @default agreed
             * @enum {string}
             */
            undo: "none" | "own" | "agreed";
            /**
             * @description what becomes of a seat that is out of time or left
             * @default lose
             * @enum {string}
             */
            absent: "wait" | "bot" | "lose";
            /**
             * @description how strong the bot is that plays on for it
             * @default 5
             */
            absent_level: number;
            /**
             * @description who may watch without playing
             * @default everybody
             * @enum {string}
             */
            watch: "everybody" | "nobody";
            /**
             * @description seconds by which spectators see everything later
             * @default 0
             */
            delay: number;
            /**
             * @description players may ask what a bot would do
             * @default false
             */
            hints: boolean;
            /**
             * @description shown in lists; otherwise only who has the link finds it
             * @default true
             */
            listed: boolean;
            /**
             * @description who sits where
             * @default drawn
             * @enum {string}
             */
            order: "drawn" | "joined";
            /**
             * @description when the last place is taken, or when the host says
             * @default full
             * @enum {string}
             */
            start: "full" | "host";
            /** @description seconds between a bot's moves */
            bot_pause: number | null;
        };
        /**
         * Score
         * @description How somebody's games of one kind ended.
         */
        Score: {
            /**
             * @description games that ended with a result; cancelled ones do not count
             * @default 0
             */
            played: number;
            /** @default 0 */
            won: number;
            /**
             * @description victories shared with others
             * @default 0
             */
            shared: number;
            /** @description won or shared, by the kind of victory */
            victories: {
                [key: string]: number;
            };
            /** @description lost, by the kind of the other's victory */
            defeats: {
                [key: string]: number;
            };
        };
        /**
         * Seat
         * @description A table that somebody took part in. Its record has a path of its own.
         */
        Seat: {
            table: string;
            game: string;
            /** @description -1 before the game starts */
            seat: number;
            entropy: string;
            state: string;
            /** @description milliseconds since 1970, UTC */
            created: number;
            /** @description milliseconds since 1970, UTC */
            ended: number | null;
            result: string;
        };
        /**
         * Seated
         * @description A place of a table, as lists show it.
         */
        Seated: {
            /** @enum {string} */
            kind: "person" | "bot" | "open";
            /** @description "" if absent */
            name?: string;
            /** @description who plays here, or for whom an open place is kept; 0 if absent */
            user?: number;
            /** @description how strong a bot is; 0 if absent */
            level?: number;
            /** @description once the game has started; -1 before; -1 if absent */
            seat?: number;
        };
        /**
         * Session
         * @description A browser that is signed in.
         */
        Session: {
            id: number;
            /** @description what the browser calls itself */
            name: string;
            /** @description milliseconds since 1970, UTC */
            created: number;
            /** @description when it was last used, to the hour */
            used: number;
            /** @description milliseconds since 1970, UTC */
            ends: number;
            /** @description the one that asks */
            current: boolean;
        };
        /**
         * Shun
         * @description How to shun somebody.
         */
        Shun: {
            /**
             * @description block: no common tables and no words; mute: only no words
             * @enum {string}
             */
            kind: "block" | "mute";
        };
        /**
         * Shunned
         * @description Somebody who is blocked or muted.
         */
        Shunned: {
            name: string;
            /**
             * @description block: no common tables and no words; mute: only no words
             * @enum {string}
             */
            kind: "block" | "mute";
        };
        /**
         * SignIn
         * @description A member who comes back.
         */
        SignIn: {
            /** @description 1 to 24 letters, digits, spaces or -_.' */
            name: string;
            /** @description 8 to 200 letters */
            password: string;
        };
        /**
         * Sitting
         * @description Which seat somebody takes over.
         */
        Sitting: {
            seat: number;
        };
        /**
         * StepView
         * @description What is to be learned now. Its texts are `GAME-lesson-SLUG`.
         */
        StepView: {
            index: number;
            slug: string;
            points_at: string[];
            waits: boolean;
        };
        /**
         * TableNote
         * @description What somebody wrote down about a table.
         */
        TableNote: {
            table: string;
            text: string;
        };
        /**
         * Taking
         * @description How somebody joins.
         */
        Taking: {
            /** @default  */
            password?: string;
            /**
             * @description your own share in the table's luck
             * @default
             */
            entropy?: string;
        };
        /**
         * Token
         * @description What a program may do in its owner's name.
         */
        Token: {
            id: number;
            name: string;
            scopes: string[];
            /** @description milliseconds since 1970, UTC */
            created: number;
            /** @description when it was last used, to the hour */
            used: number;
            /** @description never, if there is nothing here */
            ends: number | null;
        };
        /**
         * Told
         * @description What one answer caused, as far as the viewer may know.
         */
        Told: {
            line: number;
            ply: number;
            at: number;
            /** @description -2 if absent */
            seat?: number;
            /** @description "" if absent */
            move?: string;
            tales?: components["schemas"]["Event"][];
        };
        /**
         * Trouble
         * @description The shape of every error: the id of the rule, a sentence for people, and what it is made of.
         */
        Trouble: {
            rule: string;
            message: string;
            details: {
                [key: string]: unknown;
            };
        };
        /**
         * Verdict
         * @description Whether a move is legal now.
         */
        Verdict: {
            legal: boolean;
            why: components["schemas"]["Trouble"] | null;
        };
        /**
         * Words
         * @description Something that somebody said at a table.
         */
        Words: {
            table: string;
            number: number;
            room: string;
            phrase: string;
            text: string;
            /** @description milliseconds since 1970, UTC */
            at: number;
        };
        /**
         * NewNote
         * @description What somebody writes down for themselves; nobody else reads it.
         */
        NewNote: {
            text: string;
        };
        /**
         * NewPace
         * @description How fast a table is played: without a clock, live on a bank of seconds, or in days for each answer.
         *
         *     A bound of 0 is for the kinds that do not use the field; `check` knows what each kind needs.
         * @default {
         *       "kind": "none",
         *       "bank": 0,
         *       "increment": 0,
         *       "days": 0,
         *       "night": "",
         *       "zone": "UTC"
         *     }
         */
        NewPace: {
            /**
             * @default none
             * @enum {string}
             */
            kind?: "none" | "live" | "days";
            /**
             * @description live: seconds each seat starts with
             * @default 0
             */
            bank?: number;
            /**
             * @description live: seconds added for each answer
             * @default 0
             */
            increment?: number;
            /**
             * @description days: how long each answer may take
             * @default 0
             */
            days?: number;
            /**
             * @description days: no time passes then, as in 23:00-07:00
             * @default
             */
            night?: string;
            /**
             * @description days: whose night it is, as in Europe/Kyiv
             * @default UTC
             */
            zone?: string;
        };
        /**
         * NewRules
         * @description What the players agree on before the game, besides the game's own options.
         */
        NewRules: {
            pace?: components["schemas"]["NewPace"];
            /**
             * @description own: your last moves while nothing was revealed; agreed: also further, if all agree
             * @default agreed
             * @enum {string}
             */
            undo?: "none" | "own" | "agreed";
            /**
             * @description what becomes of a seat that is out of time or left
             * @default lose
             * @enum {string}
             */
            absent?: "wait" | "bot" | "lose";
            /**
             * @description how strong the bot is that plays on for it
             * @default 5
             */
            absent_level?: number;
            /**
             * @description who may watch without playing
             * @default everybody
             * @enum {string}
             */
            watch?: "everybody" | "nobody";
            /**
             * @description seconds by which spectators see everything later
             * @default 0
             */
            delay?: number;
            /**
             * @description players may ask what a bot would do
             * @default false
             */
            hints?: boolean;
            /**
             * @description shown in lists; otherwise only who has the link finds it
             * @default true
             */
            listed?: boolean;
            /**
             * @description who sits where
             * @default drawn
             * @enum {string}
             */
            order?: "drawn" | "joined";
            /**
             * @description when the last place is taken, or when the host says
             * @default full
             * @enum {string}
             */
            start?: "full" | "host";
            /** @description seconds between a bot's moves */
            bot_pause?: number | null;
        };
        /**
         * DuelView
         * @description The whole table as one seat sees it.
         */
        DuelView: {
            viewer: number;
            age: number;
            turn: number;
            prompt: string;
            waiting: number[];
            slots: components["schemas"]["DuelSlot"][];
            cities: components["schemas"]["DuelCityView"][];
            pawn: number;
            loot: number[][];
            board: string[];
            box: string[];
            drawn: string[];
            offer: string[];
            discarded: string[];
            unseen: {
                [key: string]: string[];
            };
            face_down: {
                [key: string]: number;
            };
            result: string;
        };
        /**
         * DuelSlot
         * @description One place of the structure.
         */
        DuelSlot: {
            slot: number;
            row: number;
            x: number;
            state: string;
            card: string;
            back: string;
            accessible: boolean;
            covered_by: number[];
            uncovers: number[];
            prices: components["schemas"]["DuelPrice"][];
        };
        /**
         * DuelPrice
         * @description What a construction costs one player now, part by part.
         */
        DuelPrice: {
            total: number;
            affordable: boolean;
            chain: string;
            coins: number;
            bought: {
                [key: string]: number;
            };
            each: {
                [key: string]: number;
            };
            covered: {
                [key: string]: number;
            };
        };
        /**
         * DuelCityView
         * @description What lies before one player, and what follows from it.
         */
        DuelCityView: {
            coins: number;
            buildings: string[];
            wonders: components["schemas"]["DuelPlan"][];
            tokens: string[];
            makes: {
                [key: string]: number;
            };
            prices: {
                [key: string]: number;
            };
            any_raw: number;
            any_goods: number;
            symbols: string[];
            discard_coins: number;
            score: {
                [key: string]: number;
            };
            total: number;
            shields_to_win: number;
            symbols_to_win: number;
            winning_moves: string[];
        };
        /**
         * DuelPlan
         * @description A wonder of a player.
         */
        DuelPlan: {
            wonder: string;
            built: boolean;
            card: string;
            price: components["schemas"]["DuelPrice"] | null;
        };
        /**
         * DuelFace
         * @description What is printed on a card or a wonder; it never changes.
         */
        DuelFace: {
            slug: string;
            family: string;
            age: number;
            /** @default 0 */
            coins: number;
            /** @default {} */
            needs: {
                [key: string]: number;
            };
            /** @default  */
            chain: string;
            /** @default  */
            link: string;
            /** @default {} */
            makes: {
                [key: string]: number;
            };
            /** @default [] */
            makes_one_of: string[];
            /** @default [] */
            buys_at_one: string[];
            /** @default 0 */
            shields: number;
            /** @default 0 */
            points: number;
            /** @default  */
            symbol: string;
            /** @default 0 */
            gains: number;
            /** @default {} */
            gains_per: {
                [key: string]: number;
            };
            /** @default [] */
            counts: string[];
            /** @default 0 */
            gains_each: number;
            /** @default 0 */
            points_each: number;
            /** @default 0 */
            points_per_token: number;
            /** @default 0 */
            rival_loses: number;
            /** @default false */
            plays_again: boolean;
            /** @default  */
            destroys: string;
            /** @default  */
            special: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "people-enter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Arrival"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not possible now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description The body of a request is application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "people-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"][];
                };
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "people-sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignIn"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description The body of a request is application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "people-end-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, nothing follows */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "people-current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Present"];
                };
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "people-sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, nothing follows */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "people-end-session": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description a number from a list */
                session: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, nothing follows */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "people-me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "people-leave-for-good": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Goodbye"] | null;
            };
        };
        responses: {
            /** @description Request fulfilled, nothing follows */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description The body of a request is application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "people-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Changes"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not possible now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description The body of a request is application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "people-keep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Keeping"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not possible now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description The body of a request is application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "people-set-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPassword"];
            };
        };
        responses: {
            /** @description Request fulfilled, nothing follows */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description The body of a request is application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "people-export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Everything"];
                };
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "people-redeem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Redeeming"];
            };
        };
        responses: {
            /** @description Request fulfilled, nothing follows */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description The body of a request is application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "people-ask-ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Lost"];
            };
        };
        responses: {
            /** @description Request accepted, processing continues off-line */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description The body of a request is application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "people-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"][];
                };
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "people-make-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewToken"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeToken"];
                };
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not possible now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description The body of a request is application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "people-end-token": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description a number from a list */
                token: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, nothing follows */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "people-shunned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shunned"][];
                };
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "people-person": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description somebody's name */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "people-shun": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description somebody's name */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Shun"];
            };
        };
        responses: {
            /** @description Request fulfilled, nothing follows */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not possible now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description The body of a request is application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "people-hear": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description somebody's name */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, nothing follows */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "people-report": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description somebody's name */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Complaint"];
            };
        };
        responses: {
            /** @description Request fulfilled, nothing follows */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description The body of a request is application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "games-games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameSummary"][];
                };
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "games-game": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameDetails"];
                };
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "games-levels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LevelView"][];
                };
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "lessons-lessons": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonSummary"][];
                };
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "lessons-learn": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                /** @description the slug of a lesson from the list */
                lesson: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Answers"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonView"];
                };
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not possible now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description The body of a request is application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "lobby-tables": {
        parameters: {
            query?: {
                state?: "open" | "playing" | "over" | "cancelled";
                game?: string;
                most?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listing"][];
                };
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "lobby-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTable"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listing"];
                };
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not possible now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description The body of a request is application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "lobby-mine": {
        parameters: {
            query?: {
                state?: "open" | "playing" | "over" | "cancelled" | null;
                most?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listing"][];
                };
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "lobby-table": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the table's id */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listing"];
                };
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "lobby-join": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the table's id */
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Taking"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listing"];
                };
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not possible now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description The body of a request is application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "lobby-add-bot": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the table's id */
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBot"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listing"];
                };
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not possible now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description The body of a request is application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "lobby-free": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the table's id */
                table: string;
                /** @description a place of the table, counted from 0 */
                place: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listing"];
                };
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not possible now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description The body of a request is application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "lobby-leave": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the table's id */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listing"];
                };
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not possible now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description The body of a request is application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "lobby-start": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the table's id */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listing"];
                };
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not possible now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description The body of a request is application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "lobby-cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the table's id */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listing"];
                };
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not possible now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description The body of a request is application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "lobby-rematch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the table's id */
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Again"] | null;
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listing"];
                };
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not possible now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description The body of a request is application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "play-view": {
        parameters: {
            query?: {
                /** @description one of your seats; -1 to watch; by default your own, if any */
                seat?: number | null;
                /** @description the ply of the last frame you have */
                have?: number;
            };
            header?: never;
            path: {
                /** @description the table's id */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Frame"];
                };
            };
            /** @description What you have is what there is. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not possible now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "play-at": {
        parameters: {
            query?: {
                /** @description one of your seats; -1 to watch; by default your own, if any */
                seat?: number | null;
            };
            header?: never;
            path: {
                /** @description the table's id */
                table: string;
                /** @description how far the table had come */
                ply: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Frame"];
                };
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not possible now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "play-events": {
        parameters: {
            query?: {
                /** @description one of your seats; -1 to watch; by default your own, if any */
                seat?: number | null;
                /** @description the ply of the last frame you have */
                have?: number;
            };
            header?: never;
            path: {
                /** @description the table's id */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stream Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": unknown;
                };
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not possible now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "play-play": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the table's id */
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMove"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Played"];
                };
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not possible now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description The body of a request is application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "play-why": {
        parameters: {
            query: {
                move: string;
                /** @description one of your seats; -1 to watch; by default your own, if any */
                seat?: number | null;
            };
            header?: never;
            path: {
                /** @description the table's id */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verdict"];
                };
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not possible now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "play-record": {
        parameters: {
            query?: {
                /** @description one of your seats; -1 to watch; by default your own, if any */
                seat?: number | null;
            };
            header?: never;
            path: {
                /** @description the table's id */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not possible now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "play-hint": {
        parameters: {
            query?: {
                /** @description one of your seats; -1 to watch; by default your own, if any */
                seat?: number | null;
            };
            header?: never;
            path: {
                /** @description the table's id */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hint"];
                };
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not possible now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "play-report": {
        parameters: {
            query?: {
                /** @description one of your seats; -1 to watch; by default your own, if any */
                seat?: number | null;
            };
            header?: never;
            path: {
                /** @description the table's id */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report, one line after the other */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/jsonl": components["schemas"]["ReportLine"];
                };
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not possible now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "play-plan": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the table's id */
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPlan"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Plan"];
                };
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not possible now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description The body of a request is application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "play-orders": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the table's id */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"][];
                };
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not possible now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "play-give-order": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the table's id */
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewOrder"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not possible now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description The body of a request is application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "play-revoke-order": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the table's id */
                table: string;
                /** @description a number from a list */
                order: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, nothing follows */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not possible now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "play-sit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the table's id */
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Sitting"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Played"];
                };
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not possible now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description The body of a request is application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "talk-all-phrases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Phrase"][];
                };
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "talk-read-messages": {
        parameters: {
            query?: {
                /** @description the number of the last message you have */
                after?: number;
            };
            header?: never;
            path: {
                /** @description the table's id */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"][];
                };
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not possible now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "talk-say": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the table's id */
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMessage"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not possible now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description The body of a request is application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "talk-read-note": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the table's id */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not possible now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "talk-write-note": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the table's id */
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewNote"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not possible now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description The body of a request is application/json. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "meta-health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    "meta-metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The request cannot be read, or asks for something that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Nobody is signed in, or the token is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description This is not allowed to whoever asks. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
            /** @description Too many requests; the header Retry-After says for how many seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
}
