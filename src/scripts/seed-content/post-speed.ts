import { pictureUrl } from './seed-post.ts'
import type { SeedPost } from './seed-post.ts'
import {
  a,
  colour,
  done,
  fence,
  h2,
  h3,
  mark,
  open,
  p,
  picture,
  tasks,
  ul,
  wire,
} from './wire-text.ts'
import { table } from './wire-table.ts'

const RED = '#EF4444'
const GREEN = '#22C55E'

const HEAD = String.raw`
<link rel="preload" as="image" href="/hero-1280.avif" fetchpriority="high"
      imagesrcset="/hero-640.avif 640w, /hero-1280.avif 1280w" imagesizes="100vw">
<link rel="preload" as="font" type="font/woff2" href="/text.woff2" crossorigin>
<link rel="stylesheet" href="/styles.4c1d.css">
`

const FALLBACK = String.raw`
@font-face {
  font-family: 'Text';
  src: url('/text.woff2') format('woff2-variations');
  font-weight: 100 900;
  font-display: swap;
}

/* Arial, pulled into the shape of our font: the swap moves nothing. */
@font-face {
  font-family: 'Text fallback';
  src: local('Arial');
  size-adjust: 104.9%;
  ascent-override: 92%;
  descent-override: 24%;
  line-gap-override: 0%;
}

body { font-family: 'Text', 'Text fallback', sans-serif; }
.hero img { aspect-ratio: 16 / 9; width: 100%; height: auto; }
`

const BUDGET = String.raw`
{
  "budget": { "html": 14, "css": 12, "script": 45, "font": 35, "image": 120 },
  "unit": "kB, compressed",
  "failOn": "any"
}
`

/** Colours, a table with widths, a picture in markdown form, tasks, HTML, CSS and JSON. */
export const speedPost: SeedPost = {
  title: 'From 4.8 to 1.1 seconds, one measurement at a time',
  excerpt:
    'A product page that took 4.8 seconds to show its picture, six changes in the order in which we made them, what each of them won, and the two that won nothing.',
  tags: ['performance', 'web', 'css'],
  readTime: 4,
  cover: 'cover-speed.webp',
  publishedAt: '2026-04-21T06:15:00.000Z',
  content: wire(
    p(
      'Nobody complained. That is how slow pages live: people who wait five seconds do not write to support, they leave, and the ones who stay have fibre. What we had was a number from the field: at the 75th percentile, on real phones, the largest picture of our product page appeared after 4.8 seconds. We gave ourselves two weeks and one rule, which I would take over any tool: <strong>one change, one measurement, written down before the next</strong>.',
      'justify',
    ),
    h2('What the browser was doing'),
    picture(
      'Waterfall of the page before and after, on one scale',
      pictureUrl('diagram-waterfall.png'),
    ),
    p(
      'Read the upper half from the end. The picture is the last bar, and it starts when <code>app.js</code> ends: the script put the image into the page. The script waited for its vendor bundle. Four fonts stood in the same queue. Nothing there is slow. It is merely <em>in single file</em>.',
    ),
    h2('Six changes'),
    table({
      head: ['Change', 'LCP, p75', 'Effort'],
      widths: [380, 130, 120],
      rows: [
        ['Start', colour(RED, '4.8 s'), '–'],
        ['Picture in the HTML, with size and priority', '2.9 s', '2 hours'],
        ['AVIF at the size shown', '2.3 s', '1 day'],
        ['One variable font for four files', '2.2 s', '½ day'],
        ['HTML from a cache beside the user', '1.6 s', '3 days'],
        ['Vendor bundle gone', '1.6 s', '3 days'],
        ['Styles of this page only, 11 kB', colour(GREEN, '1.1 s'), '1 day'],
      ],
    }),
    p(
      `Look at the order. ${mark('The cheapest change won the most', '#EAB308')}, and it was a move, not an optimisation: the image went from a component that runs to markup that is there. If you do one thing this week, look at your page’s source (not the inspector) and search for the address of its largest picture. If it is not there, the browser cannot know of it either.`,
    ),
    fence('html', HEAD),
    p(
      `<code>fetchpriority</code> matters more than its looks suggest. A preloaded image starts with <em>low</em> priority, behind every script; with it the request left 400 ms earlier. But it is a seat at the front, and there is only one: when we marked ${colour(RED, '<strong>three</strong>')} pictures, all three arrived at the time of the second.`,
    ),
    h3('The change that won nothing'),
    p(
      'The vendor bundle: 210 kB of JavaScript out, three days of work, and no difference in this metric. Of course not; since the first change nothing waited for it. It did win 180 ms of <em>interaction</em> delay on slow phones, so I would do it again. I would not have known, and might have called it the hero, had we shipped it together with the cache.',
    ),
    h3('The change that won less than nothing'),
    p(
      'We inlined the critical CSS, as one does. The page became <s>faster</s> slower by 60 ms: returning visitors, six of ten for us, had the stylesheet in their cache and now downloaded those rules with every page. It went out again the same afternoon.',
    ),
    h2('Nothing may jump'),
    p(
      'A page that is early but moves under the thumb is worse than a late one. Two kinds of movement are left when pictures have sizes: the late banner, which is a product question, and the font swap, which is arithmetic. Give the fallback font the measures of the real one:',
    ),
    fence('css', FALLBACK),
    p(
      'The four numbers come from the font file itself: its ascent and descent divided by its units per em, and the average width of its letters against that of Arial. Ten lines of script at build time; no need to guess. Our layout shift went from 0.19 to 0.004, and what remains is a cookie notice that I am not allowed to talk about.',
    ),
    h2('Keep it'),
    p(
      'Speed is not a project, it is a property, and properties rot. What kept this page at 1.1 seconds for a year is a file of four lines and a check that fails:',
    ),
    fence('json', BUDGET),
    p(
      'The 14 for HTML is not round by accident: it is about what a server may send before the first acknowledgement comes back. The other numbers are what we had on the good day, plus ten per cent.',
    ),
    p('My list for the next page, in this order:'),
    tasks(
      done('Take the number from the field, p75, on phones. The laboratory comes second.'),
      done('Find the largest element, and the request that carries it.'),
      done('Name everything that request waits for.'),
      open('Remove one of these. Measure. Write it down.'),
      open('Stop when the next step costs more than it wins.'),
    ),
    p('And three things that I stopped believing on the way:'),
    ul(
      'A score of 100 is not the aim. We were at 97 with 4.8 seconds, from an office network.',
      'Fewer requests are not faster requests. On one connection, 6 small files that start at once beat 1 large one that blocks.',
      `Averages. The mean was 2.6 seconds, <em>and nobody had it</em>: half had 1.2, and a quarter had more than 4.8. ${a('https://web.dev/articles/vitals', 'Percentiles')} are not a nicety.`,
    ),
  ),
}
