import { pictureUrl } from './seed-post.ts'
import type { SeedPost } from './seed-post.ts'
import {
  colour,
  fence,
  h2,
  h3,
  hr,
  img,
  item,
  mark,
  ol,
  p,
  pre,
  quote,
  ul,
  wire,
} from './wire-text.ts'

const SNAPSHOTS = String.raw`
node --heapsnapshot-signal=SIGUSR2 server.js &
curl -s localhost:3000/warm-up > /dev/null

kill -USR2 %1                       # 1: after warming up
hey -n 2000 localhost:3000/orders   # some load
kill -USR2 %1                       # 2: same state, 2000 requests later
hey -n 2000 localhost:3000/orders
kill -USR2 %1                       # 3: the difference must repeat
`

const GUILTY = String.raw`
export function createLogger(request) {
  const logger = { level: config.level, write: (line) => print(request, line) }

  // follow changes of the level without a restart
  config.on('change', () => {
    logger.level = config.level
  })

  return logger
}
`

const FIXED = String.raw`
let level = config.level
config.on('change', () => {
  level = config.level
})

export const createLogger = (request) => ({
  write: (line) => print(request, level, line),
})
`

const TEST = String.raw`
test('a request leaves nothing behind', async () => {
  await get('/orders')
  const before = config.listenerCount('change')
  for (let index = 0; index < 100; index++) await get('/orders')
  expect(config.listenerCount('change')).toBe(before)
})
`

const THREAD_LOCAL = String.raw`
final class ContextFilter implements Filter {
  private static final ThreadLocal<RequestContext> CONTEXT = new ThreadLocal<>();

  public void doFilter(Request request, Chain next) {
    CONTEXT.set(RequestContext.of(request));
    try {
      next.proceed(request);
    } finally {
      CONTEXT.remove(); // the thread goes back to its pool, and would take the request with it
    }
  }
}
`

/** A figure as the toolbar makes it, centred and right-aligned lines, JavaScript, Java, a rich quote. */
export const leakPost: SeedPost = {
  title: 'Thirty-eight megabytes an hour',
  excerpt:
    'The service was restarted every night “because it is Java”. It was Node. How three snapshots, one subtraction and a silenced warning led to a line that four of us had approved.',
  tags: ['node', 'debugging', 'memory'],
  readTime: 5,
  cover: 'cover-leak.webp',
  publishedAt: '2024-11-19T08:45:00.000Z',
  content: wire(
    p(
      'When I took over the order service there was a line in the crontab that restarted it at 4:10 each night. Nobody knew why. There is a rule about fences: do not take one down before you know why it was put up. So I took it down in staging only, sent staging a copy of the real traffic, and watched.',
    ),
    p(
      'After three days the heap had grown from 210 MB to 2.9 GB. In production, with nightly restarts, it never passed 1.1 GB. The fence was a good fence.',
    ),
    h2('First: is it a leak at all?'),
    p(
      'A heap that rises is not a leak. A heap is <em>supposed</em> to rise until the collector has a reason to run. Do not look at the teeth of the saw, look at the points between them: memory directly after a full collection.',
    ),
    ul(
      `${colour('#22C55E', 'Floor flat')}, teeth tall: you allocate a lot. That costs time, not memory.`,
      `${colour('#EAB308', 'Floor rises, then stops')}: a cache that fills. Find its bound. If there is none, go on reading.`,
      `${colour('#EF4444', 'Floor rises in a straight line')}: a leak. The slope is your best clue.`,
    ),
    p(
      `Ours was the third kind: ${mark('38 MB an hour')}, in proportion to traffic and to nothing else. Divide by 11,900 requests an hour and you get <strong>3.2 kB per request</strong>. That is a strangely exact thing to lose. It is about the size of one request object with its headers.`,
    ),
    h2('Three snapshots'),
    p(
      'Two are not enough. The first difference is full of things that are made once and kept with good reason: compiled templates, pool connections, a cache. What grows from 1 to 2 <em>and again</em> by as much from 2 to 3 is your leak.',
    ),
    pre('bash', SNAPSHOTS),
    ol(
      item(
        'Load all three into the memory panel of the developer tools.',
        p('Use a machine with memory to spare: a snapshot of 1 GB needs about four times that.'),
      ),
      'Choose “objects allocated between 1 and 2”, and look at them in 3.',
      item(
        'Sort by retained size, and then ignore the top of the list:',
        ul(
          'strings and arrays are what objects are made of, not who holds them;',
          item(
            '<code>(closure)</code> is interesting when its count is a round number;',
            ul('ours was 2,000. I had sent 2,000 requests.'),
          ),
        ),
      ),
      'Open one. Read its retainers from the bottom, from the root to the object.',
    ),
    h2('The chain'),
    img(
      pictureUrl('diagram-retainers.png'),
      'Chain of references from the module-wide config over its change listeners and their closures to each request',
      'What the snapshot said, drawn up',
    ),
    p('<em>Read it from left to right: who holds whom.</em>', 'center'),
    p('And this is the code at the end of it. Four people had approved it; I was one of them.'),
    fence('javascript', GUILTY),
    p(
      'A logger for each request, so that lines carry its id. The level can be changed at run time, a fine feature. But <code>config</code> lives as long as the process; it holds its listeners; a listener is a closure; and a closure holds what its surroundings hold, here the <code>request</code>. It does not matter that <em>this</em> arrow function never mentions the request. Closures made in one scope share one context in V8, and its neighbour, <code>write</code>, does mention it.',
    ),
    h3('But Node warns about that'),
    p(
      'It does. <code>MaxListenersExceededWarning</code>, at the eleventh listener, with the name of the event. I searched the history. Two years before, somebody had met that warning, and had written:',
    ),
    quote(
      p('<code>config.setMaxListeners(0)</code> <s>TODO</s> // noisy'),
      p('Three things are remarkable about this line:'),
      ul('it works;', 'it was reviewed;', 'it is the only reason why we had a crontab.'),
    ),
    p(
      'I do not tell this to mock anyone. The warning said “possible memory leak” in a log with 40,000 lines a minute. A warning that nobody has to act on is a comment. Since then our tests fail on any process warning, and there have been six of them in two years. All six were right.',
    ),
    h2('The repair'),
    fence('javascript', FIXED),
    p(
      'Not “remember to call <code>off</code>”. You can pair every <code>on</code> with an <code>off</code> in a <code>finally</code>, and sometimes you must. Better is a shape in which there is nothing to forget: <strong>things that live long do not hold things that live short</strong>. Short-lived code may read from long-lived code whenever it likes.',
    ),
    p('And the test, which is the part that stays:'),
    fence('javascript', TEST),
    hr,
    h2('The same with other nouns'),
    p(
      'The joke in the crontab was not even unfair. The next service I was shown, in Java this time, held its requests with a <code>ThreadLocal</code> on pool threads, which for this purpose live for ever:',
    ),
    fence('java', THREAD_LOCAL),
    p(
      'Event buses, observers, timers, <code>Map</code>s keyed by user, promises that never settle. Each leak I have met since was a long-lived collection that had been handed something short-lived, by a line that looked like bookkeeping. When the floor rises in a straight line I no longer ask what is big. I ask: <em>what lives long here, and has an</em> <code>add</code>?',
    ),
    p('The crontab line went on a Tuesday. I kept a copy.', 'right'),
  ),
}
