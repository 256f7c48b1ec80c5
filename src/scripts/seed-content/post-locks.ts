import type { SeedPost } from './seed-post.ts'
import { a, fence, h2, h3, hr, mark, ol, olFrom, p, ul, wire } from './wire-text.ts'
import { table } from './wire-table.ts'

const TRY_LOCK = String.raw`
begin;
select pg_try_advisory_xact_lock(hashtextextended('nightly-invoices', 0)) as is_mine;
-- true: do the work, then commit; false: somebody else is at it, go home
commit;
`

const WITH_LOCK = String.raw`
export async function withLock<T>(name: string, work: (tx: Transaction) => Promise<T>) {
  return database.transaction(async (tx) => {
    await tx.query("set local lock_timeout = '2s'")
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [name])
    return work(tx)
  })
}
`

const SESSION_LOCK = String.raw`
// A session lock belongs to one connection, so hold on to that connection.
conn, err := pool.Acquire(ctx)
if err != nil {
	return err
}
defer conn.Release()

const key = 7_300_001 // see locks.md
if _, err := conn.Exec(ctx, "select pg_advisory_lock($1)", key); err != nil {
	return err
}
defer conn.Exec(context.Background(), "select pg_advisory_unlock($1)", key)

return reindexEverything(ctx, conn)
`

const WHO_HOLDS = String.raw`
select l.pid,
       l.granted,
       (l.classid::bigint << 32) | l.objid::bigint as key,
       now() - a.xact_start as held_for,
       left(a.query, 60) as query
from pg_locks l
join pg_stat_activity a using (pid)
where l.locktype = 'advisory' and l.objsubid = 1
order by l.granted desc, held_for desc;
`

const LIMIT_TRAP = String.raw`
-- may lock rows that LIMIT then throws away
select pg_advisory_lock(id) from jobs where state = 'ready' limit 10;

-- locks what it returns
select pg_advisory_lock(id)
from (select id from jobs where state = 'ready' limit 10) as chosen;
`

/** The tour of tables, links, numbered lists that go on, SQL, TypeScript and Go. */
export const locksPost: SeedPost = {
  title: 'You already run a lock server',
  excerpt:
    'Before you add Redis or ZooKeeper for one nightly job: Postgres has named locks that cost a function call, die with their owner, and sit right beside the data they protect.',
  tags: ['postgres', 'concurrency', 'backend'],
  readTime: 5,
  cover: 'cover-locks.webp',
  publishedAt: '2026-09-15T07:30:00.000Z',
  content: wire(
    p(
      'Two servers, one cron entry, and on the first of the month every customer gets <strong>two</strong> invoices. The usual cure is a lock, and the usual place to look for one is a new box on the architecture diagram. I have reviewed that diagram four times by now. Each time there was a Postgres on it already, and Postgres has been a perfectly good lock server since version 8.2.',
      'left',
    ),
    h2('A lock with a number for a name'),
    p(
      `An advisory lock is a lock on nothing. You give Postgres a 64-bit number, it makes sure that ${mark('one session at a time')} holds that number, and it never asks what the number means. No table, no row, no clean-up job. Nothing stops code that does not ask; hence “advisory”.`,
    ),
    fence('sql', TRY_LOCK),
    p(
      'That is the whole distributed lock. <code>hashtextextended</code> turns a readable name into the number; its result has been stable for as long as I have used it, but I keep the names in one file all the same, because two names that hash alike would wait for each other without a word. With a hundred names in a space of 2⁶⁴ I do not lose sleep over it. With <em>user ids</em> as names I would think again.',
    ),
    h2('Three questions choose the function'),
    ol(
      'Should a second caller <strong>wait</strong>, or <strong>leave</strong>? Waiting is the plain name, leaving has <code>try</code> in it.',
      'Should the lock end with the <strong>transaction</strong>, or with the <strong>session</strong>? The first has <code>xact</code> in it.',
    ),
    p('And a third one, which people forget until they need it:'),
    olFrom(
      3,
      'May several readers hold it together? Then the readers take the <code>_shared</code> variant, and only the writer takes the plain one.',
    ),
    table({
      head: ['', 'waits', 'answers at once'],
      rows: [
        [
          'until commit',
          '<code>pg_advisory_xact_lock</code>',
          '<code>pg_try_advisory_xact_lock</code>',
        ],
        ['until unlock', '<code>pg_advisory_lock</code>', '<code>pg_try_advisory_lock</code>'],
      ],
    }),
    p(
      'My rule is short: take the <code>xact</code> kind unless the work truly cannot live in one transaction. A transaction lock cannot leak. It goes with the commit, with the rollback, with the crash, and with the cable somebody pulled.',
    ),
    fence('typescript', WITH_LOCK),
    p(
      'The <code>lock_timeout</code> is not decoration. Without it one stuck job turns into a queue of forty connections that all wait politely while your pool runs dry. Two seconds, then an error that names the lock: that is a page you can act on.',
    ),
    h2('Where it bites'),
    h3('The snapshot is older than the lock'),
    p(
      `Under <code>read committed</code>, the default, each statement sees what was committed when it started. So: lock first, read second, and you see what the previous holder wrote. Under <code>repeatable read</code> the snapshot is taken by the transaction’s <em>first</em> statement, and that statement is the one that waits for the lock. ${mark('You then own the lock and look at yesterday.')} If you need both, take a session lock first and open the transaction after it.`,
    ),
    h3('Poolers'),
    p(
      'PgBouncer in transaction mode hands you a different server connection for every transaction. A session lock taken through it stays on a connection that now belongs to a stranger. Transaction locks are fine. Session locks want a connection of their own:',
    ),
    fence('go', SESSION_LOCK),
    h3('LIMIT'),
    p(
      'A function in the select list runs when the planner says so, and that may be before the limit is applied. The manual warns about it; I met it before I met the warning.',
    ),
    fence('sql', LIMIT_TRAP),
    h3('Memory'),
    p(
      'All locks share one table in shared memory, sized by <code>max_locks_per_transaction</code> × <code>max_connections</code>. With the defaults that is 6,400 slots. Ten locks are nothing. One lock for each of 20,000 rows is an outage, and <em>other</em> queries will report it, with <code>out of shared memory</code>.',
    ),
    h2('Seeing them'),
    p('Save this one where the person on call finds it:'),
    fence('sql', WHO_HOLDS),
    p(
      'A lock with a number for a name is anonymous at three in the morning. I therefore keep a file with one line for each lock, and have the helper set <code>application_name</code> to the readable name while it works. It costs one statement and has saved me an hour, twice.',
    ),
    h2('What it cost'),
    p(
      'On an ordinary four-core machine, over the local network, taking and releasing a free lock adds 0.3 ms to a transaction: it is one round trip, and you can put it in the same round trip as <code>begin</code>. We replaced a Redis lock, its client, its expiry (“surely no job takes more than ten minutes”) and its renewal thread with 38 lines. The expiry is what I miss least. <s>Safe</s> Convenient as it looks, a lock that ends by the clock ends in the middle of a garbage collection.',
    ),
    hr,
    h3('When I would not'),
    ul(
      'The thing to protect is not behind this database. A lock that can be lost while the work goes on needs a fencing token, whoever sells the lock.',
      'You need <code>for update skip locked</code>. If what you lock <em>is</em> a row, lock the row.',
      'More than some thousands of locks at once, or a primary that fails over every week: advisory locks are not replicated.',
    ),
    p(
      `The ${a('https://www.postgresql.org/docs/current/explicit-locking.html#ADVISORY-LOCKS', 'manual’s section')} fits on one screen. Read it before you draw the box.`,
    ),
  ),
}
