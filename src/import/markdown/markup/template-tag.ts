import { gistPage } from '#src/import/html/gist-page.ts'
import { nameToTitle } from '#src/import/markdown/fields/title-of-text.ts'
import type { IssueKind } from '#src/contract/import/issue-kinds.ts'

export type Replacement = { text: string; loss?: string; kind?: IssueKind }
export type Rule = [pattern: RegExp, replace: (match: RegExpExecArray) => Replacement]
export type TagArguments = { named: ReadonlyMap<string, string>; listed: readonly string[] }

// The colon of a URL does not end a name.
const ARGUMENT =
  /([\w-]+)\s*[=:](?!\/\/)\s*(?:"((?:[^"\\]|\\.)*)"|'([^']*)'|`([^`]*)`|\{([^{}]*)\}|([^\s,"'`]+))|"((?:[^"\\]|\\.)*)"|'([^']*)'|`([^`]*)`|([^\s,]+)/g

/** The arguments of a tag, by name or by their order, without quotation marks. */
export function readArguments(source: string): TagArguments {
  const named = new Map<string, string>()
  const listed: string[] = []
  for (const match of source.matchAll(ARGUMENT)) {
    const [, name, ...values] = match
    const value = (values.find((one) => one !== undefined) ?? '').replaceAll(/\\(["'])/g, '$1')
    if (name === undefined) listed.push(value)
    else named.set(name, value)
  }
  return { named, listed }
}

export const POST_REFERENCE = './@post/'

const referenceTo = (name: string): string =>
  `${POST_REFERENCE}${name
    .trim()
    .replace(/^\//, '')
    .replaceAll(/[\s()<>]/g, encodeURIComponent)}`

/** Returns only the URL where a URL is expected, otherwise a link with the name as its text. */
export const postReference = (name: string, tag: RegExpExecArray): string =>
  isInUrl(tag) ? referenceTo(name) : postLink(name)

export const postLink = (name: string, words = pathToSearchTerms(name)): string =>
  `[${words.replaceAll(/[\\[\]]/g, '\\$&')}](${referenceTo(name)})`

const pathToSearchTerms = (name: string) => {
  const path = name.replace(/#.*$/, '').replace(/\/?(?:_?index)?(?:\.\w+)?\/?$/, '')
  return nameToTitle(
    path
      .replace(/^.*\//, '')
      .replace(/^\d{4}-\d{1,2}-\d{1,2}-/, '')
      .trim(),
  )
}

/** Whether a tag is used as a URL: in a link, its definition, or an attribute. */
export function isInUrl({ input, index }: RegExpExecArray): boolean {
  const before = input.slice(Math.max(0, index - 300), index).replace(/(?:\{\{[^{}]*\}\}\/?)+$/, '')
  return /\]\(\s*<?$|=\s*["']?$|(?:^|\n) {0,3}\[[^\]\n]+\]:\s*<?$/.test(before)
}

/** Above the text of a tab, which is below the previous tab. */
export function tabLabel({ named, listed }: TagArguments): Replacement {
  const names = ['label', 'name', 'title', 'header', 'tabName', 'value']
  return { text: boldLine(names.map((name) => named.get(name)).find(Boolean) ?? listed[0]) }
}

const boldLine = (words: string | undefined) => (words ? `**${words}**\n\n` : '')

/** Begins a gallery, whose text is Markdown: its rows are made where all HTML is read. Empty without an end tag behind it. */
export const galleryStart = (tag: RegExpExecArray): string =>
  isBefore(GALLERY_END, tag) ? '<div class="gallery" markdown="1">' : ''

const GALLERY_END =
  /\{\{[<%]\s{0,9}\/\s{0,9}gallery\b|\{%-?\s{0,9}end(?:gp|grouppicture|gallery)\b|<\/\w{0,60}Gallery\s{0,9}>/

/** Searches once per end: a text may have thousands of tags. */
function isBefore(end: RegExp, { input, index }: RegExpExecArray): boolean {
  if (searched.input !== input) searched = { input, next: new Map() }
  const known = searched.next.get(end.source)
  if (known !== undefined && known >= index) return known < Infinity
  const pattern = new RegExp(end, 'g')
  pattern.lastIndex = index
  const found = pattern.exec(input)?.index ?? Infinity
  searched.next.set(end.source, found)
  return found < Infinity
}

let searched = { input: '', next: new Map<string, number>() }

export function imageText({
  src,
  alt = '',
  caption = '',
}: {
  src: string
  alt?: string
  caption?: string
}): string {
  const words = alt.replaceAll(/[\\[\]]/g, '\\$&').replaceAll('\n', ' ')
  const title = plainCaption(caption)
  const quoted = title === '' ? '' : ` "${title.replaceAll(/[\\"]/g, '\\$&')}"`
  return `![${words}](<${src.trim().replaceAll(/[<>\n]/g, encodeURIComponent)}>${quoted})`
}

const plainCaption = (caption: string) =>
  caption
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim()

type Embed = readonly [kind: string, page: (args: TagArguments) => string]

const SLIDES = 'https://www.slideshare.net/slideshow/embed_code/'
const POST_ON_X: Embed = ['A post on X', tweetOf]

const EMBEDS = new Map<string, Embed>([
  ['youtube', ['A YouTube video', (args) => `https://www.youtube.com/watch?v=${idOf(args)}`]],
  ['vimeo', ['A Vimeo video', (args) => `https://vimeo.com/${idOf(args)}`]],
  ['gist', ['A gist', gistOf]],
  ['tweet', POST_ON_X],
  ['twitter', POST_ON_X],
  ['x', POST_ON_X],
  ['instagram', ['An Instagram image', (args) => `https://www.instagram.com/p/${idOf(args)}/`]],
  ['codepen', ['A CodePen', idOf]],
  ['jsfiddle', ['A JSFiddle', (args) => `https://jsfiddle.net/${idOf(args)}/`]],
  ['slideshare', ['A presentation', (args) => `${SLIDES}${idOf(args)}`]],
  ['speakerdeck', ['A presentation', (args) => `https://speakerdeck.com/player/${idOf(args)}`]],
  ['scribd', ['A document', (args) => `https://www.scribd.com/document/${idOf(args)}`]],
])

function gistOf({ listed: [user = '', id, file] }: TagArguments): string {
  return id === undefined || id.includes('.') ? gistPage(user, id) : gistPage(`${user}/${id}`, file)
}

function idOf({ named, listed }: TagArguments): string {
  return (
    ['id', 'code', 'v', 'videoId', 'youTubeId', 'youtubeId', 'url', 'src']
      .map((name) => named.get(name))
      .find(Boolean) ??
    listed[0] ??
    ''
  )
}

function tweetOf(args: TagArguments): string {
  const user =
    args.named.get('user') ?? (args.listed.length > 1 ? args.listed[0] : undefined) ?? 'i'
  const id = args.named.get('id') ?? args.named.get('tweetId') ?? args.listed.at(-1) ?? ''
  return `https://twitter.com/${user}/status/${id}`
}

type UnknownTag = {
  what: 'shortcode' | 'tag' | 'component'
  name: string
  args: TagArguments
  end: RegExp
  /** Name and arguments of its embed, where they are not its own. */
  embed?: { name: string; args: TagArguments }
}

/** Turns a tag into a link to its page or file; otherwise keeps only its title and the text inside it. */
export function replaceUnknown(
  tag: RegExpExecArray,
  { what, name, args, end, embed = { name, args } }: UnknownTag,
): Replacement {
  const shown = `${what} “${name}”`
  const link = embedLink(embed) ?? fileLink(shown, embed.args)
  if (link) return link
  const fate = isBefore(end, tag) ? '; the text inside it is kept.' : ', and was removed.'
  const title = args.named.get('title') ?? args.named.get('summary') ?? ''
  const hasTitle = what === 'shortcode' || (what === 'component' && !title.includes('{'))
  return {
    text: hasTitle ? boldLine(title) : '',
    loss: `The ${shown} is not supported${fate}`,
    ...(/gallery|slideshow|slider|carousel/i.test(name) && { kind: 'gallery' }),
  }
}

/** Turns an embed of a well-known site into a link; undefined for other tags. */
function embedLink({ name, args }: { name: string; args: TagArguments }): Replacement | undefined {
  const kind = name
    .toLowerCase()
    .replace(/(?:_?embed|lite|video|player|simple)$/g, '')
    .replace(/^embed_?/, '')
  const [what, page] = EMBEDS.get(kind) ?? []
  if (!page) return undefined
  const id = idOf(args)
  // An address of nothing but its beginning would be invented.
  if (id === '' && [...args.named.values(), ...args.listed].every((one) => one === ''))
    return undefined
  const url = /^https?:/.test(id) ? id : page(args)
  if (!/^https?:/.test(url)) return undefined
  return {
    text: `<${url}>`,
    loss: `${what} became a link: ${url}`,
    kind: 'embed',
  }
}

/** A tag that shows a file, or leads to an address, becomes a link to it; undefined for any other. */
function fileLink(what: string, { named }: TagArguments): Replacement | undefined {
  const url = ['src', 'url', 'href', 'file', 'link', 'mp4', 'filename']
    .map((name) => named.get(name))
    .find((value) => value !== undefined && /^[^\s{}]*[./][^\s{}]*$/.test(value))
  if (url === undefined) return undefined
  const words = named.get('title') ?? named.get('caption') ?? named.get('alt') ?? url
  return {
    text: `[${words.replaceAll(/[\\[\]]/g, '\\$&')}](<${url.replaceAll(/[<>]/g, encodeURIComponent)}>)`,
    loss: `The ${what} became a link: ${url}`,
    kind: 'embed',
  }
}
