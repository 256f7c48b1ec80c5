import type { SourceLocation, SourcePost } from '#src/import/source/source-post.ts'
import { asDraft } from '#src/import/source/as-draft.ts'
import { readPublication } from '#src/import/source/read-date.ts'
import { fillVariables } from '#src/import/markdown/markup/fill-variables.ts'
import type { Generator, Project } from '#src/import/markdown/project/find-project.ts'
import { hiddenReason, draftReasonFromPath } from '#src/import/markdown/fields/hidden-post.ts'
import { postPaths } from '#src/import/markdown/paths/post-paths.ts'
import { postLocation } from '#src/import/markdown/paths/post-location.ts'
import {
  line,
  readFields,
  updateProblem,
  withPlainNames,
} from '#src/import/markdown/fields/read-fields.ts'
import { textSlug } from '#src/import/markdown/fields/text-slug.ts'
import { siteTypography } from '#src/import/markdown/project/site-typography.ts'
import { findHeading, nameToTitle } from '#src/import/markdown/fields/title-of-text.ts'

const withLists = (data: Record<string, unknown>, generator: Generator) =>
  generator === 'jekyll'
    ? Object.fromEntries(
        Object.entries(data).map(([name, value]) => {
          const isList =
            /^(?:tags|categories)$/.test(name) && typeof value === 'string' && !value.includes(',')
          return [name, isList ? value.split(/\s+/) : value]
        }),
      )
    : data

/** Zola keeps tags, and fields of themes, in tables of their own. */
const withTables = (data: Record<string, unknown>) => ({
  ...(data['extra'] as object | undefined),
  ...data,
  ...(data['taxonomies'] as object | undefined),
})

/** The day in the post's own address or in the folders of its file: `2014/09/15/rust-1-0`. */
function dayInPath(data: Record<string, unknown>, key: string): string | undefined {
  const [, year, month = '', day = ''] =
    [data['path'], data['url'], data['permalink'], key]
      .map((path) => /(?:^|\/)(\d{4})\/(\d{1,2})\/(\d{1,2})\//.exec(line(path) ?? ''))
      .find(Boolean) ?? []
  return year && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

type Written = { key: string; place: SourceLocation; data: Record<string, unknown>; text: string }

export function describePost(
  project: Project,
  { key, place, data: written, text: template }: Written,
): SourcePost {
  const { generator } = project
  const named = generator === 'zola' ? withTables(written) : written
  const data = withLists(withPlainNames(named), generator)
  const at = postLocation(project, key)
  const fields = readFields(data, project.isShown)
  const ownTitle = fields.title ?? findHeading(template)?.title ?? nameToTitle(at.slug)
  const filled = fillVariables(template, { project, data: written, title: ownTitle, place })
  const { text } = filled
  const heading = findHeading(text)
  const title = fields.title ?? heading?.title ?? nameToTitle(at.slug)
  const isDated = fields.publishedAt !== undefined || fields.dateProblem !== undefined
  const date = isDated ? {} : readPublication(at.date ?? dayInPath(data, key))
  const publishedAt = fields.publishedAt ?? date.publishedAt
  // Pelican's are made of the title.
  const ownSlug = generator === 'pelican' ? textSlug(title) : at.slug
  const slug = line(data['slug'])?.split('/').findLast(Boolean) ?? ownSlug
  const isDraftFolder = /(?:^|\/)_?drafts\//.test(key)
  const typography = siteTypography(project)
  const update = updateProblem(data)
  const warnings = [...filled.warnings, ...(update === undefined ? [] : [{ place, text: update }])]
  const hidden = hiddenReason(data)
  const reason =
    hidden?.reason ?? (generator === 'plain' ? draftReasonFromPath(key, data) : undefined)
  const post: SourcePost = {
    ...fields,
    ...date,
    ...{ key, place, title, slug, warnings },
    // A heading that repeats the title would show it twice.
    body: {
      format: /\.html?$/i.test(key) ? 'html' : 'markdown',
      text: heading && heading.title === title ? heading.blanked : text,
    },
    ...(typography && { typography }),
    isDraft: fields.isDraft || isDraftFolder,
    oldPaths: postPaths({ project, key, data, title, publishedAt }),
  }
  return asDraft(post, fields.isDraft && !hidden ? undefined : reason, hidden?.hasAppeared)
}
