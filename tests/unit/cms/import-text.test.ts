import { expect, it } from 'vitest'
import { isEmptyImport, countsText, fullTenth, progressText } from '#src/cms/import/import-text.ts'
import { namedFiles } from '#src/cms/import/dropped-files.ts'
import type { Import } from '#src/contract/import/import-schemas.ts'

const NONE = {
  ...{ imported: 0, updated: 0, unchanged: 0, kept: 0, 'left-out': 0 },
  ...{ warnings: 0, pictures: 0, redirects: 0 },
}
const report = (phase: Import['phase'], counts: Import['counts'], imported = 0) =>
  ({ phase, counts, parts: [{ name: 'Projects', imported, kept: 1 }] }) as unknown as Import
const running = (done: number, total: number | null) =>
  ({ phase: 'import', state: 'running', progress: { done, total } }) as Import

it('names the content of an import, as a plan and as a result', () => {
  const counts = { ...NONE, imported: 12, 'left-out': 1, pictures: 1, redirects: 24 }
  expect(countsText(report('plan', counts))).toBe('12 new, 1 skipped, 1 image, 24 redirects')
  expect(countsText(report('import', counts))).toBe('12 imported, 1 skipped, 1 image, 24 redirects')
  expect(countsText(report('plan', NONE))).toBe('no posts')
  expect(countsText(report('plan', NONE, 2))).toBe('projects: 2')
})

it('an import without new posts still imports the other content', () => {
  expect(isEmptyImport(report('plan', NONE))).toBe(true)
  expect(isEmptyImport(report('plan', NONE, 2))).toBe(false)
  expect(isEmptyImport(report('plan', { ...NONE, updated: 1 }))).toBe(false)
})

it('names the progress of an import, and each full tenth of it', () => {
  expect(progressText(running(0, null))).toBe('Importing the files')
  expect(progressText(running(12, 400))).toBe('Importing: 12 of 400 posts')
  expect(
    [null, 0, 39, 40, 400].map((done) => fullTenth(running(done ?? 0, done === null ? null : 400))),
  ).toEqual([null, 0, 0, 10, 100])
})

it('files of the repository itself and of dependencies are not sent', () => {
  const paths = [
    ...['blog/content/a.md', 'blog/.git/config', 'blog/.env', 'blog/node_modules/x/readme.md'],
    ...['blog/.eleventy.js', '.DS_Store', 'blog/_posts/b.md'],
    ...['blog/.eleventyignore', 'blog/.gitignore', 'blog/.gitignored'],
  ]
  const files = paths.map((path) => Object.assign(new File([], 'x'), { webkitRelativePath: path }))
  expect(namedFiles(files).map(({ path }) => path)).toEqual([
    ...['blog/content/a.md', 'blog/.eleventy.js', 'blog/_posts/b.md'],
    ...['blog/.eleventyignore', 'blog/.gitignore'],
  ])
})
