import { pictureUrl } from './seed-post.ts'
import type { SeedPost } from './seed-post.ts'
import { a, fence, h2, h3, img, item, mark, p, ul, wire, ol } from './wire-text.ts'
import { table } from './wire-table.ts'

const LEDGER = String.raw`
create table handled_messages (
  consumer   text        not null,
  message_id uuid        not null,
  handled_at timestamptz not null default now(),
  primary key (consumer, message_id)
);
`

const HANDLER = String.raw`
def handle(connection, message):
    with connection.transaction():
        fresh = connection.execute(
            """
            insert into handled_messages (consumer, message_id)
            values ('billing', %s)
            on conflict do nothing
            returning message_id
            """,
            [message.id],
        ).fetchone()
        if fresh is None:
            return "seen before"

        connection.execute(
            "update accounts set balance = balance - %s where id = %s",
            [message.amount, message.account_id],
        )
    return "handled"
`

const OUTBOX = String.raw`
-- in the transaction of the handler
insert into outbox (id, kind, body)
values (gen_random_uuid(), 'receipt', $1);

-- in a loop of its own, as often as it takes
with next as (
  select id from outbox
  where sent_at is null
  order by created_at
  limit 20
  for update skip locked
)
select o.* from outbox o join next using (id);
`

const CHAOS = String.raw`
@pytest.mark.parametrize("dies_at", ["before work", "after commit", "before ack"])
def test_a_message_counts_once(broker, accounts, dies_at):
    broker.publish(charge(account="a", amount=30), copies=2)
    with worker(kill=dies_at):
        broker.drain(until_dead=True)
    with worker():
        broker.drain()
    assert accounts["a"].balance == 70
    assert broker.pending == 0
`

/** Merged cells, nested lists, an image between paragraphs, SQL and Python. */
export const queuePost: SeedPost = {
  title: 'Exactly once is a property of your handler',
  excerpt:
    'No broker delivers exactly once, whatever its front page says. You do not need it to. One table, one insert and one transaction make the second delivery boring.',
  tags: ['queues', 'postgres', 'python', 'backend'],
  readTime: 4,
  cover: 'cover-queue.webp',
  publishedAt: '2024-02-27T09:20:00.000Z',
  content: wire(
    p(
      'Somewhere in every system with a queue there is a customer who was charged twice. The report says “race condition”, the fix says “added a check”, and a year later there is another customer. I have been the author of such a check. It read the table, saw nothing, and went to work, and so did its twin in the other process.',
    ),
    h2('Why there are two'),
    p(
      'A worker takes a message, does the work, and acknowledges. Between the last two there is a gap. It may be a millisecond wide; a process can die in it all the same, or a cable, or the broker. Then nobody on the broker’s side can tell “done, but not acknowledged” from “never done”. It has two choices: forget the message, or deliver it again.',
    ),
    img(
      pictureUrl('diagram-redelivery.png'),
      'Sequence: the worker commits and is killed before it acknowledges; the second delivery inserts no row and is acknowledged',
    ),
    p(
      `Forgetting is called <em>at most once</em>, delivering again <em>at least once</em>. ${mark('There is no third choice', '#06B6D4')}, since the knowledge that would be needed is on the other side of the gap. Products that promise exactly once mean something smaller: between two parts of <strong>their own</strong> system. Your bank’s API is not a part of it.`,
    ),
    h2('Make the second one boring'),
    p(
      'So take at least once, and write handlers for which twice is the same as once. For some this is free. “Set the address to X” may be repeated at leisure. “Subtract 30” may not. For these, remember what you have done, <em>in the same transaction</em> in which you do it:',
    ),
    fence('sql', LEDGER),
    fence('python', HANDLER),
    p('Four things make this work, and if you leave one out it will work nearly always:'),
    ol(
      '<strong>Insert first.</strong> Do not select and then insert: two processes can both see nothing. The primary key is the only judge.',
      '<strong>One transaction.</strong> If the work fails, the mark goes with it, and the next delivery may try again.',
      item(
        '<strong>Let it wait.</strong> When two deliveries arrive at once, the second <code>insert</code> waits for the first to commit, and only then does nothing. That is what you want.',
        ul(
          'Keep the transaction short, therefore: no HTTP call inside.',
          'Set a <code>lock_timeout</code>; a message that waited in vain simply comes again.',
        ),
      ),
      item(
        '<strong>Name the message where it is born.</strong> The id must come from the producer.',
        ul(
          'An id given by the broker changes when the producer sends again, and it will.',
          item(
            'Best is an id with a meaning:',
            ul('<code>charge:order-8841</code>, not a random one made just before sending.'),
          ),
        ),
      ),
    ),
    p(
      'The table grows by one row per message, about 90 bytes with its index. Ten million messages a month are less than a gigabyte. Partition it by day and drop what is older than the broker’s longest redelivery, twice over.',
    ),
    h2('What is outside of the transaction'),
    p(
      'The database can take back a row. It cannot take back a mail. What to do with an effect depends on where it happens, and I have this table on my wall:',
    ),
    table({
      head: ['Effect', 'Where', 'How it becomes harmless'],
      rows: [
        [{ text: 'Row written', rowspan: 2 }, 'same database', 'the insert above, one transaction'],
        ['another database', 'the same insert, over there, with the same id'],
        ['Money moved', 'somebody’s API', 'their idempotency key; send our message id'],
        ['Mail sent', 'SMTP', 'outbox; accept one double in a million'],
        [
          {
            text: 'Anything that has neither a key nor a question “did you get this?” goes through a person.',
            colspan: 3,
          },
        ],
      ],
    }),
    h3('The outbox in two statements'),
    p(
      'Write what is to be sent into a table, within the transaction. A loop beside it sends. The loop delivers at least once, of course: we have moved the gap, not removed it. But we have moved it to where a repetition is a second mail and not a second charge.',
    ),
    fence('sql', OUTBOX),
    h2('Test the gap'),
    p(
      'Everything above can be got wrong in ways that no ordinary test sees, since in an ordinary test nobody dies. So let somebody die. Ours kills the worker with <code>SIGKILL</code> at three places and delivers everything twice:',
    ),
    fence('python', CHAOS),
    p(
      'It takes 1.4 seconds, and it is the one test in that service (and in tiny-queue) that I would not do without. It has failed twice. Both times the cause was an innocent change: a <code>commit</code> that moved into a helper.',
    ),
    p(
      `There is a fine old paper on all of this: Pat Helland’s ${a('https://queue.acm.org/detail.cfm?id=2187821', '“Idempotence Is Not a Medical Condition”')}. It is from before most of the brokers, and has aged better than they have.`,
    ),
  ),
}
