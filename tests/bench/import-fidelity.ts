import { importFidelity } from './import-comparison.ts'

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
