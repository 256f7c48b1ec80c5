import { mapPosts } from '#src/import/source/within-deadline.ts'
import { mapProse } from '#src/import/markdown/markup/map-prose.ts'
import type { Project } from '#src/import/markdown/project/find-project.ts'
import { siteText } from '#src/import/markdown/project/read-settings.ts'
import { textSlug } from '#src/import/markdown/fields/text-slug.ts'
import type { Source, SourcePost } from '#src/import/source/source-post.ts'

type Settings = Readonly<Record<string, string>>

export async function openPelican(source: Source, { root }: Project): Promise<Source> {
  const settings = {
    ...(await readSettings(root, 'pelicanconf.py')),
    ...(await readSettings(root, 'publishconf.py')),
  }
  const site = settings['SITEURL'] ?? ''
  return {
    ...mapPosts(source, (post) => pelicanPost(post, settings)),
    ...(/^https?:\/\/[^/]/.test(site) && { site }),
  }
}

async function readSettings(root: string, name: string): Promise<Settings> {
  const text = await siteText(root, name)
  const found = (text ?? '').matchAll(
    /^(SITEURL|ARTICLE_URL|TYPOGRIFY)[ \t]*=[ \t]*(?:(['"])([^'"\n]*)\2|(\w+))/gm,
  )
  return Object.fromEntries([...found].map(([, key = '', , text = '', name = text]) => [key, name]))
}

function pelicanPost(post: SourcePost, settings: Settings): SourcePost {
  const urlPath = pathOf(post, settings['ARTICLE_URL'] ?? '{slug}.html')
  return {
    ...post,
    ...(settings['TYPOGRIFY'] === 'True' && { typography: 'em-dash' }),
    oldPaths: urlPath === undefined ? post.oldPaths : [urlPath, ...post.oldPaths],
    body: { ...post.body, text: pelicanText(post.body.text) },
  }
}

/** `posts/{date:%Y}/{date:%m}/{slug}/`; undefined where something in it is not known. */
function pathOf({ slug, publishedAt, category }: Partial<SourcePost>, pattern: string) {
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
const CODE =
  /^( {4}|\t)(?::::|#!)(\w[\w+#-]{0,20})\n((?:(?: {4}|\t)[^\n]*(?:\n|$)|[ \t]*\n(?= {4}|\t))*)/gm

const pelicanText = (text: string): string =>
  mapProse(text, {
    hasIndentedCode: false,
    prose: (part) =>
      part
        // URLs of posts begin at the root of the site's files, URLs of images at the content.
        .replace(
          FILE,
          (_mark, braced: string | undefined, barred: string | undefined, slash: string) =>
            slash === '' ? '' : (braced ?? barred) === 'filename' ? '/content/' : '/',
        )
        .replace(CODE, (_code, _indent, language: string, code: string) =>
          [`\`\`\`${language}`, code.replace(/^(?: {4}|\t)/gm, '').trimEnd(), '```', ''].join('\n'),
        ),
  })
