import type { IssueKind } from '#src/contract/import/issue-kinds.ts'
import type { PostFile } from '#src/import/markdown/files/list-post-files.ts'
import type { Source, SourcePost } from '#src/import/source/source-post.ts'
import { mapProse } from '#src/import/markdown/markup/map-prose.ts'
import { mapPosts } from '#src/import/source/within-deadline.ts'
import { replaceMarks, withoutComments } from './obsidian-marks.ts'
import { linkReplacer } from './wiki-links.ts'

export const hasWikiLinks = (text: string): boolean => {
  let isFound = false
  mapProse(text, {
    prose: (part) => {
      isFound ||= /!?\[\[[^[\]\n]{1,300}\]\]/.test(part)
      return part
    },
  })
  return isFound
}

export function openObsidian(source: Source, files: readonly PostFile[]): Source {
  const links = linkReplacer(files.map(({ key }) => key))
  return {
    ...mapPosts(source, (post) => obsidianPost(post, links)),
    description: source.description.replace(/^A folder of Markdown/, 'An Obsidian vault'),
  }
}

function obsidianPost(post: SourcePost, links: ReturnType<typeof linkReplacer>): SourcePost {
  const name = post.key.replace(/^.*\//, '').replace(/\.\w+$/, '')
  if (name.endsWith('.excalidraw')) return { ...post, problem: 'It is a drawing of Excalidraw' }
  const warnings: SourcePost['warnings'] = []
  const warn = (text: string, line: number, kind: IssueKind) => {
    const start = post.place.line ?? 1
    warnings.push({ place: { ...post.place, line: start + line - 1 }, text, kind })
  }
  const reason = post.isDraft ? undefined : draftReason(post.key, name)
  const linked = mapProse(withoutComments(post.body.text), {
    prose: (part, line) => links(part, (loss, at, kind) => warn(loss, line + at, kind)),
  })
  return {
    ...post,
    isDraft: post.isDraft || reason !== undefined,
    body: { ...post.body, text: replaceMarks(linked) },
    warnings: [
      ...post.warnings,
      ...(reason === undefined ? [] : [{ place: post.place, text: reason }]),
      ...warnings,
    ],
  }
}

function draftReason(key: string, name: string): string | undefined {
  if (
    /^\d{4}-\d\d-\d\d(?:$|[ _])/.test(name) ||
    /(?:^|\/)(?:daily|journal)(?:[ _-]?notes?)?\//i.test(key)
  )
    return 'It is a daily note, so it is imported as a draft.'
  return /(?:^|\/)_?templates?\//i.test(key)
    ? 'It is a template, so it is imported as a draft.'
    : undefined
}
