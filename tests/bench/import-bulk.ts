import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { childEnv } from '#src/env.ts'
import { SERVER_ENV, SERVER_FLAGS } from '#src/scripts/start/server-process.ts'
import { startTestServer } from '#tests/support/database-server.ts'
import { createDatabase, databaseUrl } from '#tests/support/databases.ts'

/**
 * `node tests/bench/import-bulk.ts [POSTS [REPOSITORY]]`: imports a blog of so many posts, each with an image of its own
 * and links, into an empty database, and imports it again; prints time, memory and work of each. REPOSITORY is another
 * version of this one, to compare with.
 */
const count = Number(process.argv[2] ?? 5000)
const repository = path.resolve(process.argv[3] ?? '.')
const usage = fileURLToPath(new URL('./print-usage.mjs', import.meta.url))
const folder = await mkdtemp(path.join(tmpdir(), 'folio-bulk-'))
const server = await startTestServer()
try {
  await writeBlog(path.join(folder, 'blog'))
  await createDatabase(server.url, 'bulk')
  await run('src/scripts/migrate.ts')
  const args = [path.join(folder, 'blog')]
  for (const [name, more] of [
    ['plan', ['--dry-run']],
    ['import', []],
    ['again', []],
  ] as const) {
    const start = performance.now()
    const { stdout, stderr } = await run('src/scripts/import/import-process.ts', [...args, ...more])
    const [, taken = ''] = /usage: (.*)/.exec(stderr) ?? []
    const seconds = ((performance.now() - start) / 1000).toFixed(0)
    console.log(
      `${name}: ${seconds} s, ${taken}; ${/\d+ (?:imported|unchanged).*/.exec(stdout)?.[0] ?? stdout.slice(-300)}`,
    )
  }
} finally {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

function run(script: string, args: readonly string[] = []) {
  // As `npm run import` starts it.
  const env = {
    ...SERVER_ENV,
    ...{ DATABASE_URL: databaseUrl(server.url, 'bulk'), DATA_DIR: path.join(folder, 'data') },
    ...{ PAYLOAD_SECRET: 'a secret of the bench, long enough for it', NODE_ENV: 'production' },
    ...{ LOG_LEVEL: 'error', SITE_URL: 'http://localhost:3999' },
  }
  return promisify(execFile)(
    process.execPath,
    [...SERVER_FLAGS, '--import', usage, script, ...args],
    {
      ...{ cwd: repository, env: childEnv(env), maxBuffer: 64 * 1024 ** 2 },
    },
  )
}

async function writeBlog(root: string) {
  await mkdir(path.join(root, 'content/posts'), { recursive: true })
  await mkdir(path.join(root, 'static'), { recursive: true })
  await writeFile(path.join(root, 'hugo.toml'), 'baseURL = "https://old.example/"\n')
  const paragraph =
    'Words of a post with `code`, **weight** and [a link](https://example.org/). '.repeat(8)
  for (let at = 0; at < count; at += 1) {
    const day = new Date(Date.UTC(2005, 0, 1) + at * 86_400_000).toISOString().slice(0, 10)
    const code = `\`\`\`js\nconst a = ${at}\n\`\`\``
    const text = `${paragraph}\n\n![A picture](/${at}.png)\n\n${code}\n\n[next](/posts/post-${(at + 1) % count}/)\n\n${paragraph}\n`
    await writeFile(
      path.join(root, `content/posts/post-${at}.md`),
      `---\ntitle: Post ${at}\ndate: ${day}\ntags: [a, b${at % 20}]\n---\n\n${text}`,
    )
    const background = { r: at % 256, g: (at >> 8) % 256, b: 90 }
    const image = sharp({ create: { width: 64, height: 48, channels: 3, background } })
    await image.png().toFile(path.join(root, `static/${at}.png`))
  }
}
