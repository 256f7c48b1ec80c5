import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cutFonts } from './web-fonts.ts'

// Run it when the typeface's package changes, and commit what it writes.
const FOLDER = 'src/ui/styles/fonts'

await mkdir(FOLDER, { recursive: true })
for (const [name, file] of await cutFonts()) {
  await writeFile(join(FOLDER, name), file)
  console.log(`${name}: ${file.length} bytes`)
}
