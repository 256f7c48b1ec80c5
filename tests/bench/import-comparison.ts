import { openSource } from '#src/import/open-source.ts'
import { indexPosts } from '#src/import/prepare/index-posts.ts'
import { fileFinder } from '#src/import/prepare/post-files.ts'
import { prepareOrSkip } from '#src/import/prepare/prepare-post.ts'
import { readPosts } from '#src/import/prepare/read-posts.ts'
import { pageParts, sourceParts } from './post-parts.ts'
import type { Parts } from './post-parts.ts'

const KINDS = ['words', 'code', 'cells', 'links', 'images'] as const
type Kind = (typeof KINDS)[number]
type Count = { of: number; kept: number }

/** Imported parts of a blog; `missing` are the most frequent losses. */
export async function importFidelity(path: string) {
  const start = performance.now()
  const source = await openSource(path)
  const { metas, posts, close } = await readPosts(source)
  const nothing = { slugs: new Map<string, string>(), taken: new Set<string>() }
  const { links } = indexPosts(metas, { ...nothing, site: source.site })
  const preparing = { links, find: fileFinder(source, false), allDrafts: false }
  const counts = new Map<Kind, Count>(KINDS.map((kind) => [kind, { of: 0, kept: 0 }]))
  const missing = new Map<string, number>()
  let [arrived, unwarned, drafts] = [0, 0, 0]
  // Links to the old site, which lead where they led: said once for each address.
  const oldPages = new Set<string>()
  for await (const post of posts()) {
    const prepared = await prepareOrSkip(post, preparing)
    if ('reported' in prepared) {
      add(missing, `post left out: ${prepared.reported.reason ?? ''}`)
      continue
    }
    arrived += 1
    drafts += prepared.isDraft ? 1 : 0
    const told = [...post.warnings, ...prepared.warnings]
    for (const { isOfSite, text } of told) if (isOfSite) oldPages.add(text)
    unwarned += told.every(({ isOfSite }) => isOfSite) ? 1 : 0
    compare(sourceParts(post.body), pageParts(prepared.blocks), { counts, missing })
  }
  await close()
  await source.close()
  const shares = KINDS.map((kind) => [kind, share(counts.get(kind))] as const)
  return {
    description: source.description,
    ...{ posts: metas.length, arrived, drafts, unwarned, 'old pages': oldPages.size },
    ...Object.fromEntries(shares),
    seconds: ((performance.now() - start) / 1000).toFixed(1),
    megabytes: Math.round(process.resourceUsage().maxRSS / 1024),
    missing: [...missing].toSorted(([, one], [, other]) => other - one).slice(0, 15),
  }
}

const share = ({ of, kept }: Count = { of: 0, kept: 0 }) =>
  of === 0 ? 'none' : `${((kept / of) * 100).toFixed(2)} % of ${of}`

const add = (counts: Map<string, number>, name: string) =>
  counts.set(name, (counts.get(name) ?? 0) + 1)

type Findings = { counts: Map<Kind, Count>; missing: Map<string, number> }

/** Each part of the source that the page has as often counts as kept. */
function compare(source: Parts, page: Parts, { counts, missing }: Findings) {
  for (const kind of KINDS) {
    const here = new Map<string, number>()
    for (const part of page[kind]) add(here, part)
    const count = counts.get(kind) ?? { of: 0, kept: 0 }
    for (const part of source[kind]) {
      const left = here.get(part) ?? 0
      here.set(part, left - 1)
      count.of += 1
      if (left > 0) count.kept += 1
      else add(missing, `${kind}: ${part.slice(0, 60).replaceAll('\n', '⏎')}`)
    }
  }
}
