import { importFidelity } from './import-comparison.ts'

/**
 * `node tests/bench/import-fidelity.ts PATH…`: reads each blog as an import does, without writing anything, and compares
 * the text, code, tables, links and pictures of each post with its source. Percent of those of the source that arrive.
 */
const paths = process.argv.slice(2)
if (paths.length === 0) throw new Error('Give the folders or exports of blogs.')
for (const path of paths) {
  const { description, missing, ...figures } = await importFidelity(path)
  console.log(`${path}: ${description}`)
  console.log(
    Object.entries(figures)
      .map(([name, figure]) => `${name} ${figure}`)
      .join(', '),
  )
  for (const [what, count] of missing) console.log(`  ${count} × ${what}`)
}
