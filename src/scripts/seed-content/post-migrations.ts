import type { SeedPost } from './seed-post.ts'

const EXPAND = String.raw`
-- 0041: costs nothing, breaks nobody
alter table guests add column given_name text;
alter table guests add column family_name text;
`

const BACKFILL = String.raw`
-- 0042, repeated by a script until it says UPDATE 0
with batch as (
  select id from guests
  where given_name is null and id > :last
  order by id
  limit 1000
)
update guests g
set given_name  = split_part(g.name, ' ', 1),
    family_name = substr(g.name, strpos(g.name, ' ') + 1)
from batch
where g.id = batch.id;
`

const LOOP = String.raw`
#!/usr/bin/env bash
set -euo pipefail

last=0
while [ "$last" -lt "$(psql -Atc 'select max(id) from guests')" ]; do
  psql -v last="$last" -qf 0042-backfill.sql
  last=$((last + 1000))
  sleep 0.2   # let the replicas breathe
done
`

const TIMEOUT = String.raw`
set lock_timeout = '3s';
alter table guests alter column given_name set not null;
`

const VALID = String.raw`
alter table guests add constraint given_name_present
  check (given_name is not null) not valid;          -- instant
alter table guests validate constraint given_name_present;  -- slow, but blocks nobody
alter table guests alter column given_name set not null;    -- instant again, since 12
alter table guests drop constraint given_name_present;
`

const code = (language: string, text: string) => `\`\`\`${language}\n${text.trim()}\n\`\`\``

/** An old post, as people wrote them into a plain text field: line breaks, dashes, fences, `a < b`. */
export const migrationsPost: SeedPost = {
  title: 'Migrations that nobody hears about',
  excerpt:
    'A column is renamed in a second and argued about for a week. How we change tables under load, in steps so dull that each of them could be undone during lunch.',
  tags: ['postgres', 'migrations', 'operations'],
  readTime: 4,
  cover: 'cover-migrations.webp',
  publishedAt: '2021-03-02T10:00:00.000Z',
  content: [
    'Last Thursday at 11:02 we split one column into two, in a table with 31 million rows, while 2,000 people were buying tickets. Nobody noticed. I would like to tell you how little there is to it.',
    'THE ONE RULE\nAt every moment two versions of your program are running. Not only during a deployment with many servers: also when you roll back, also in the tab that somebody opened this morning. So the table has to suit version n and version n + 1 at the same time. If v(table) < v(code) or v(table) > v(code), both must work. Everything else follows from this.',
    'A rename cannot follow it. There is no moment at which a column is called both "name" and "full_name". Therefore we do not rename. We add, fill, switch over, and take away, and these are four releases.',
    'STEP 1: EXPAND\nAdd what is new, as nullable columns without a default that needs computing. Postgres changes its catalogue and is done; since version 11 that holds for constant defaults, too.',
    code('sql', EXPAND),
    'The same release writes both: the old column and the new ones. It still reads the old one only. If something is wrong here, roll back; nobody has looked at the new columns yet.',
    'STEP 2: FILL\nNever in one statement. An update of 31 million rows writes 31 million new row versions, holds each row until the end, and makes every replica run behind. A thousand rows at a time took us 3 hours and 20 minutes. The site took no notice.',
    code('sql', BACKFILL),
    code('bash', LOOP),
    'Three things in these few lines that I got wrong before:\n- The batch goes along the primary key (id > :last). With "limit 1000" alone each round reads again past all the rows that are done, and if 1,000 rows are reached and 1,000,000 are left, that is a long way.\n- The condition "given_name is null" lets you stop and start again at will. A script that must not be interrupted will be.\n- The pause. We look at the lag of the replicas, and wait while lag > 5 s. A fixed pause does the job as well.',
    'And yes, splitting a name at the first space is wrong for a good part of mankind. In our case people had typed both parts into two fields, and an earlier version of me had thought it clever to join them. If a < b in the alphabet of regrets, this one is somewhere before b.',
    'STEP 3: SWITCH\nThe next release reads the new columns. It still writes both! This is what makes the step boring: you can go back to the release before, and it finds its column up to date. We stay here for a week. It always seems too long on the first day and never on the last.',
    'STEP 4: CONTRACT\nStop writing the old column. One release later, drop it. Dropping takes a millisecond, and is the only step that cannot be undone, so do it on a quiet morning and with a fresh dump of this one column:\ncopy (select id, name from guests) to stdout, 31 million rows, 640 MB packed. I have needed such a file once in seven years. That was a good day to have it.',
    'THE LOCK QUEUE\nHere is the part that brings sites down. Every "alter table" needs a lock that excludes everybody, if only for a millisecond. To get it, it waits for all running queries. And while it waits, all new queries wait behind it. So a harmless statement and somebody\'s report that runs for 90 seconds make 90 seconds of outage, together.',
    'The remedy is one line, and it belongs into each migration file:',
    code('sql', TIMEOUT),
    'If it does not get the lock within 3 s it gives up, and you try again. Better ten attempts than one outage. But note: this "set not null" reads the whole table under that very lock. For a large table there is a longer way round, in which each long step is harmless and each harmful step is short:',
    code('sql', VALID),
    'A LIST FOR THE WALL\n1. Can the version before this one work with the new table?\n2. Can this version work with the old table?\n3. Which statement takes a lock, and is there a lock_timeout?\n4. What happens if it stops in the middle? (Run it, stop it, run it.)\n5. How long on a copy of production? Not on your laptop: there, n < 1,000 and everything is quick.\n6. What is the way back, and has anybody walked it?',
    'Number 4 finds the most. If the answer to number 6 is "restore the backup", then it is not a migration. It is a bet.',
    'I promised that there is little to it. Four releases for a rename is ridiculous, a colleague said, and he is right. But each of them is smaller than the mail in which one announces a maintenance window.',
  ].join('\n\n'),
}
