import { decodePercent } from '#src/lib/format/decode-percent.ts'
import { gistPage } from './gist-page.ts'

/** Scripts that turn a neighbouring element (a quoted post, a link) into a widget: without them it stays readable. */
export const WIDGET_SCRIPT =
  /^(?:https?:)?\/\/(?:platform\.(?:twitter|x)\.com|(?:www\.)?instagram\.com|embed\.bsky\.app|embed\.reddit(?:media)?\.com|(?:www\.)?tiktok\.com|connect\.facebook\.net|embedr\.flickr\.com|s\.imgur\.com|(?:static|cpwebassets)\.codepen\.io|speakerdeck\.com\/assets|embed\.redditmedia\.com|cdn\.embedly\.com)\//i

const PAGES: readonly [RegExp, (...parts: string[]) => string][] = [
  [
    /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/(?:embed|v)\/(?!videoseries)([\w-]+)/i,
    (id) => `https://www.youtube.com/watch?v=${id}`,
  ],
  [/^https?:\/\/player\.vimeo\.com\/video\/(\d+)/i, (id) => `https://vimeo.com/${id}`],
  [
    /^https?:\/\/codepen\.io\/([\w-]+)\/embed\/(?:preview\/)?(\w+)/i,
    (user, pen) => `https://codepen.io/${user}/pen/${pen}`,
  ],
  [
    /^https?:\/\/open\.spotify\.com\/embed\/(\w+\/\w+)/i,
    (item) => `https://open.spotify.com/${item}`,
  ],
  [/^https?:\/\/codesandbox\.io\/embed\/([\w-]+)/i, (name) => `https://codesandbox.io/s/${name}`],
  [
    /^https?:\/\/gist\.github\.com\/([\w-]+\/\w+)\.js(?:\?file=([^&#]+))?/i,
    (gist, file) => gistPage(gist, file && decodePercent(file)),
  ],
  [
    /^https?:\/\/(?:www\.)?jsfiddle\.net\/([\w/-]+?)\/embed(?:ded)?\b/i,
    (name) => `https://jsfiddle.net/${name}/`,
  ],
]

const EMBEDLY = /^https?:\/\/cdn\.embedly\.com\/widgets\/media\.html\?/i

/** The page that an embedded URL shows, for a link; '' where the URL cannot be a link. */
export function embeddedPage(embedUrl: string): string {
  const url = embedUrl.startsWith('//') ? `https:${embedUrl}` : embedUrl
  if (!/^https?:\/\/[^/\\]|^\/(?![\\/])|^(?:\.{1,2}\/)*[\w%]/i.test(url) || isOtherScheme(url))
    return ''
  const inside = EMBEDLY.test(url) ? new URL(url).searchParams : undefined
  const shown = inside?.get('url') ?? inside?.get('src')
  if (shown !== null && shown !== undefined && /^https?:/i.test(shown)) return embeddedPage(shown)
  for (const [pattern, page] of PAGES) {
    const parts = pattern.exec(url)?.slice(1)
    if (parts) return page(...parts)
  }
  return url
}

const isOtherScheme = (url: string) => /^[a-z][\w+.-]*:/i.test(url) && !/^https?:/i.test(url)
