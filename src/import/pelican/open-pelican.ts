import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { mapProse } from '#src/import/markdown/map-prose.ts'
import type { Project } from '#src/import/markdown/find-project.ts'
import { readFields, withPlainNames } from '#src/import/markdown/read-fields.ts'
import { textSlug } from '#src/import/markdown/text-slug.ts'
import type { Source, SourcePost } from '#src/import/source/source-post.ts'

type Settings = Readonly<Record<string, string>>

/** A site of Pelican: its header lines as fields, its links, and the addresses that its settings give. */
export async function openPelican(source: Source, { root }: Project): Promise<Source> {
  const settings = {
    ...(await readSettings(root, 'pelicanconf.py')),
    ...(await readSettings(root, 'publishconf.py')),
  }
  const site = settings['SITEURL'] ?? ''
  return {
    ...source,
    ...(/^https?:\/\/[^/]/.test(site) && { site }),
    posts: async function* (): AsyncGenerator<SourcePost> {
      for await (const post of source.posts()) yield pelicanPost(post, settings)
    },
  }
}

/** Settings are a program, of which only plain texts are read. */
async function readSettings(root: string, name: string): Promise<Settings> {
  const text = await readFile(path.join(root, name), 'utf8').catch(() => '')
  const found = text.matchAll(/^(SITEURL|ARTICLE_URL)[ \t]*=[ \t]*(['"])([^'"\n]*)\2/gm)
  return Object.fromEntries([...found].map(([, key = '', , value = '']) => [key, value]))
}

function pelicanPost(post: SourcePost, settings: Settings): SourcePost {
  const { data, text } = takeHeader(post.body.text)
  const { isDraft, tags, ...fields } = readFields(withPlainNames(data))
  const read = { ...post, ...fields, tags: tags.length > 0 ? tags : post.tags }
  // Without one of its own a post has that of its title, and not that of its file.
  const stem = post.key.replace(/^.*\//, '').replace(/\.\w+$/, '')
  const own = data['slug'] ?? (post.slug === stem ? undefined : post.slug)
  const slug = own ?? (read.title === undefined ? stem : textSlug(read.title))
  const isHidden = isDraft || /^(?:hidden|skip)$/i.test(data['status'] ?? '')
  const address = addressOf({ ...read, slug }, settings['ARTICLE_URL'] ?? '{slug}.html')
  return {
    ...read,
    slug,
    isDraft: post.isDraft || isHidden,
    addresses: address === undefined ? post.addresses : [address, ...post.addresses],
    body: { ...post.body, text: pelicanText(text) },
  }
}

const HEADER = /^(?:[A-Za-z][\w -]{0,40}:[^\n]*(?:\n[ \t]+[^\n]+)*(?:\n|$))+/

/** `Title: …` and its like, up to the first blank line; the lines stay, empty. */
function takeHeader(text: string): { data: Record<string, string>; text: string } {
  const [header = ''] = HEADER.exec(text) ?? []
  const fields = header.split(/\n(?=\S)/).map((line): [string, string] => {
    const [name = '', ...value] = line.split(':')
    return [name.trim().toLowerCase(), value.join(':').replace(/\s+/g, ' ').trim()]
  })
  const data = Object.fromEntries(fields)
  if (data['title'] === undefined) return { data: {}, text }
  return { data, text: header.replace(/[^\n]+/g, '') + text.slice(header.length) }
}

/** `posts/{date:%Y}/{date:%m}/{slug}/`; undefined where something in it is not known. */
function addressOf({ slug, publishedAt, category }: Partial<SourcePost>, pattern: string) {
  const date = publishedAt?.toISOString()
  const values: Record<string, string | undefined> = {
    ...{ slug, category: category === undefined ? undefined : textSlug(category) },
    ...{
      'date:%Y': date?.slice(0, 4),
      'date:%m': date?.slice(5, 7),
      'date:%d': date?.slice(8, 10),
    },
  }
  const filled = pattern.replace(/\{([^{}]+)\}/g, (whole, name: string) => values[name] ?? whole)
  return filled.includes('{') ? undefined : `/${filled.replace(/^\//, '')}`
}

const FILE = /(?:\{(filename|static|attach)\}|\|(filename|static|attach)\|)(\/?)/g
/** The language of a block of code stands in its first line. */
const CODE =
  /^( {4}|\t)(?::::|#!)(\w[\w+#-]{0,20})\n((?:(?: {4}|\t)[^\n]*(?:\n|$)|[ \t]*\n(?= {4}|\t))*)/gm

const pelicanText = (text: string): string =>
  mapProse(text, {
    prose: (part) =>
      part
        // Addresses of posts begin at the root of the site's files, those of pictures at the content.
        .replace(
          FILE,
          (_mark, braced: string | undefined, barred: string | undefined, slash: string) =>
            slash === '' ? '' : (braced ?? barred) === 'filename' ? '/content/' : '/',
        )
        .replace(CODE, (_code, _indent, language: string, code: string) =>
          [`\`\`\`${language}`, code.replace(/^(?: {4}|\t)/gm, '').trimEnd(), '```', ''].join('\n'),
        ),
  })
