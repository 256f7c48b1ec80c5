import type { SeedPost } from './seed-post.ts'
import { a, fence, h1, h2, hr, mark, olFrom, p, pre, ul, wire } from './wire-text.ts'

const NONCE = String.raw`
content-security-policy: script-src 'nonce-R4nd0mPerResponse'

<script nonce="R4nd0mPerResponse">start()</script>
`

const HASHES = String.raw`
import { createHash } from 'node:crypto'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi

/** One source expression for each inline script of a finished page. */
export function scriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, body = ''] of html.matchAll(INLINE_SCRIPT)) {
    hashes.add("'sha256-" + createHash('sha256').update(body).digest('base64') + "'")
  }
  return [...hashes]
}
`

const CACHED = String.raw`
const policies = new Map<string, string>()

export function policyFor(etag: string, html: string): string {
  const known = policies.get(etag)
  if (known) return known
  const policy = [
    "default-src 'self'",
    "script-src 'self' " + scriptHashes(html).join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  policies.set(etag, policy)
  return policy
}
`

const CHECK = String.raw`
# the hash of one inline script, as a browser computes it
printf '%s' 'start()' | openssl dgst -sha256 -binary | base64

# what is really sent, and how long it is
curl -sI https://example.com/ | grep -i '^content-security-policy' | wc -c
`

const ATTACK = String.raw`
<a href="?q=<img src=x onerror=alert(document.domain)>">Free shipping</a>
`

/** Parts with h1, hard breaks, the toolbar's code block, TypeScript, HTML and bash. */
export const policyPost: SeedPost = {
  title: 'A strict CSP for pages that never change',
  excerpt:
    'Nonces and static pages do not go together: a nonce that everybody knows protects nobody. Hashes do, they cost one pass over a finished page, and the server may compute them itself.',
  tags: ['security', 'web', 'node'],
  readTime: 4,
  cover: 'cover-policy.webp',
  publishedAt: '2025-11-06T08:00:00.000Z',
  content: wire(
    h1('The problem'),
    p(
      'Every guide to the Content Security Policy arrives at the same place: send a fresh nonce with each response, put it on your scripts, allow nothing else. It is good advice for pages that are made per request.',
    ),
    fence('html', NONCE),
    p(
      `My pages are made when somebody <em>saves</em>, once, and are then served ten thousand times from a cache. A nonce baked into such a page is the same for all visitors until the next save, and anybody may read it with “view source”. ${mark('A nonce that is known is a comment.')}`,
    ),
    p(
      "So people do one of three things:<br>they render each page per request, only to have somewhere to put a random number;<br>they allow <code>'unsafe-inline'</code>, which is a long way of having no policy;<br>or they drop inline scripts altogether, and find that their framework writes eleven of them into each page.",
    ),
    p(
      'I measured the first. The same page, on the same two cores: 4,100 requests per second prerendered, 470 per request. That is a factor of nine <em>for a random number</em>.',
    ),
    h1('The other half of the standard'),
    p(
      'A script may also be named by the hash of its text. The browser computes SHA-256 over exactly what stands between the tags and looks for it in the header. A hash is no secret; an attacker may know it. All he could do with it is run the very script that is on the page already.',
    ),
    fence('typescript', HASHES),
    p(
      'I know: a regular expression over HTML. It is the right tool <strong>here</strong>, for two reasons. The HTML is ours, finished and serialised by one renderer, in which a less-than sign inside a script is always escaped. And an error fails safe: a script that we miss does not run, and the test for the page goes red. I would not parse a <em>visitor’s</em> HTML so.',
    ),
    p('Three details cost me an evening each:'),
    ul(
      '<strong>Whitespace counts.</strong> The hash covers every byte between the tags, the line feed after the opening tag included. Any minifier must run before, never after.',
      '<strong>Attributes do not.</strong> <code>onclick="…"</code> is not covered without <code>\'unsafe-hashes\'</code>. Good: move it into a script.',
      '<strong>Blocks of data are not scripts.</strong> <code>type="application/json"</code> and <code>application/ld+json</code> do not run and need no hash. Hashing them does no harm, except to the length of the header.',
    ),
    h1('Where to compute it'),
    p(
      'Not in the build: half of my pages change without one. Not in the page either, since a policy in a <code>meta</code> tag comes late and cannot forbid framing. The place is the server that hands out the finished body. It sees each page whole, and the page has an ETag, so the work is done once per version:',
    ),
    fence('typescript', CACHED),
    p(
      'That is the mechanism, and it holds in thirty lines. What it costs: one pass over 60 kB, 0.4 ms, at the first visit after a save. From then on it is a look-up; I could not tell the two throughputs apart in the noise. Bound that map, though, with whatever small cache you like. A map keyed by things that change is a leak with a pleasant name.',
    ),
    hr,
    h2('Traps, numbered from the third because I fell into the first two above'),
    olFrom(
      3,
      'A <code>HEAD</code> request has the ETag and no body. Fill the cache from it and you store the policy of an empty page: <em>all</em> scripts blocked, for everybody, until the next save. Mine lasted six minutes.',
      'Compression. Hash before it. If your layer sees only bytes that are gzipped already, it stands at the wrong place in the chain.',
      "Length. Eleven hashes are about 600 bytes of header. Fifty would be 2.7 kB, and some proxies stop at 4. If you get there, external files and <code>'self'</code> are the answer.",
      'Streams. A page that is sent in pieces has no final body when its header leaves. Those pages are rendered per request anyway, and there the nonce is right. Two kinds of page, two policies, <strong>one</strong> function that chooses.',
    ),
    h2('Check it by hand once'),
    pre('bash', CHECK),
    p('And then check that it holds. The oldest attack in the book, reflected from a search box:'),
    pre('html', ATTACK),
    p(
      'With the policy above the image fails to load, its handler does not run, and a report arrives. The text should of course have been escaped; it is, since. The policy is there for the day on which it is not. That is the reason why I want it strict on the boring, static, “nothing can happen here” pages too: they share an origin, and thus a session, with the page where things can happen.',
    ),
    p(
      `If you read one more thing, read ${a('https://www.w3.org/TR/CSP3/#strict-csp', 'the standard’s own section')} on strict policies. It is short, and it is better than the guides.`,
    ),
  ),
}
