import type { Block, CodeBlock } from '#src/content/format/block-tree.ts'
import { fileAnchor } from '#src/import/html/gist-page.ts'

type GistFile = { name: string; language: string; code: string }

/** The files of the gist with this id. Rejects when it cannot be fetched. */
export type FetchGist = (id: string) => Promise<readonly GistFile[]>

const GIST = /^https?:\/\/gist\.github\.com\/(?:[\w-]+\/)?([0-9a-f]{5,40})\/?(?:#file-([\w-]+))?$/

export function gistUrl(block: Block): string | undefined {
  if (block.type !== 'paragraph' || block.children.length !== 1) return undefined
  const [link] = block.children
  if (link?.type !== 'link' || link.children.length !== 1 || !GIST.test(link.href)) return undefined
  const [words] = link.children
  return words?.type === 'text' && words.value === link.href ? link.href : undefined
}

export const gistsIn = (blocks: readonly Block[]): string[] => [
  ...new Set(blocks.flatMap((block) => gistUrl(block) ?? [])),
]

export async function gistCode(url: string, fetch: FetchGist): Promise<CodeBlock[]> {
  const [, id = '', named] = GIST.exec(url) ?? []
  const files = await fetch(id)
  const wanted = files.filter(({ name }) => fileAnchor(name) === named?.toLowerCase())
  return (wanted.length > 0 ? wanted : files).map(({ language, code }) => {
    return { type: 'code', language, code: code.replace(/\n$/, ''), fence: false }
  })
}
