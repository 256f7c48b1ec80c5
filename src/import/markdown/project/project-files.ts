import { glob } from 'node:fs/promises'
import path from 'node:path'
import { fileInFolder } from '#src/import/archive/file-in-folder.ts'
import type { SourceFile, SourcePost } from '#src/import/source/source-post.ts'
import { decodePercent } from '#src/lib/format/decode-percent.ts'
import type { Project } from './find-project.ts'

const SERVED = [
  'static',
  'public',
  'assets',
  'source',
  'src',
  'src/assets',
  'src/images',
  'content',
  '.',
]

/** Finds a file next to the post, in its folder, or from the site's root; never outside, not even through symbolic links. */
export async function findProjectFile(
  project: Project,
  { url, from, named }: { url: string; from: SourcePost; named: FilesByName },
): Promise<SourceFile | undefined> {
  const wanted = localPath(url)
  if (wanted === undefined) return undefined
  for (const candidate of candidates(project, wanted, from.key)) {
    const file = await fileInFolder(project.root, candidate)
    if (file) return file
  }
  const name = path.basename(wanted.normalize('NFC'))
  const found = onlyEnding(
    path.join(/* turbopackIgnore: true */ '/', wanted),
    (await named()).get(name),
  )
  return found === undefined
    ? undefined
    : fileInFolder(project.root, path.relative(project.root, found))
}

/** The only file with the longest end of a path, of a folder and a name at least: a page may lie deeper than its file. */
function onlyEnding(wanted: string, files: readonly string[] = []): string | undefined {
  const parts = wanted.normalize('NFC').split('/').slice(1)
  for (let from = 0; from === 0 || parts.length - from >= 2; from += 1) {
    const ending = `/${parts.slice(from).join('/')}`
    const [found, other] = files.filter((file) => file.normalize('NFC').endsWith(ending))
    if (found !== undefined) return other === undefined ? found : undefined
  }
  return undefined
}

type FilesByName = () => Promise<ReadonlyMap<string, readonly string[]>>

/** Templates may complete a name by a folder. Read when first needed. */
export function imagesByName({ root }: Project): FilesByName {
  let found: Promise<ReadonlyMap<string, string[]>> | undefined
  const read = async () => {
    const files = glob('**/*.{png,jpg,jpeg,gif,webp,avif,svg}', {
      cwd: root,
      withFileTypes: true,
      exclude: ({ name }) => name === 'node_modules' || name.startsWith('.'),
    })
    const paths: string[] = []
    for await (const { name, parentPath } of files) paths.push(path.join(parentPath, name))
    return Map.groupBy(paths, (file) => path.basename(file).normalize('NFC'))
  }
  return () => (found ??= read())
}

/** The path in an address without its query; undefined for one of another site. */
function localPath(url: string): string | undefined {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(url)) return undefined
  const [bare = ''] = url.split(/[?#]/)
  const decoded = decodePercent(bare)
  return decoded.includes('\0') ? undefined : decoded
}

// Turbopack takes a joined path for a file of the project, and would trace all of them.
function* candidates({ config }: Project, wanted: string, key: string): Generator<string> {
  const aliased = /^[~@](?:assets|images|public|src|static)?\//.exec(wanted)
  const fromRoot = aliased ? wanted.slice(wanted.indexOf('/')) : wanted
  if (!wanted.startsWith('/') && !aliased) {
    yield path.join(path.dirname(key), wanted)
    // Hexo and some themes: a folder next to the file, with its name.
    yield path.join(key.replace(/\.\w+$/, ''), wanted)
  }
  for (const folder of SERVED) yield path.join(/* turbopackIgnore: true */ folder, fromRoot)
  const base = config['baseurl'] ?? config['root']
  if (typeof base === 'string' && base.length > 1 && fromRoot.startsWith(`${base}/`)) {
    const inside = fromRoot.slice(base.length)
    for (const folder of SERVED) yield path.join(/* turbopackIgnore: true */ folder, inside)
  }
}
