import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#src/scripts/database/postgres-cluster.ts'
import { requireProgram } from '#src/scripts/test-runner/installed-programs.ts'
import { endProcess } from './end-process.ts'
import { WAIT_MS } from './wait.ts'

type Options = {
  /** Address of the site. */
  target: string
  port?: number
  /** Directives of the cache. */
  cache?: string
  /** The only paths that are forwarded. */
  location?: string
}

/** nginx with a cache in front of the site; `X-Cache` tells whether a response came from it. */
export async function startNginx({ target, port: given, cache = '', location = '/' }: Options) {
  const port = given ?? (await freePort())
  const kept = await mkdtemp(path.join(os.tmpdir(), 'folio-nginx-cache-'))
  const nginx = await runNginx(
    port,
    `proxy_cache_path ${kept} keys_zone=site:1m inactive=1h;
    server {
      listen 127.0.0.1:${port};
      location ${location} {
        proxy_pass ${target};
        proxy_http_version 1.1;
        proxy_set_header Host ${new URL(target).host};
        proxy_set_header X-Forwarded-For $http_x_forwarded_for;
        proxy_cache site;
        ${cache}
        add_header X-Cache $upstream_cache_status always;
      }
    }`,
  )
  return {
    url: nginx.url,
    port,
    purge: async () => {
      await rm(kept, { recursive: true })
      await mkdir(kept)
    },
    stop: async () => {
      await nginx.stop()
      await rm(kept, { recursive: true, force: true })
    },
  }
}

/** nginx with these directives for HTTP, one of which listens on `port`. */
export async function runNginx(port: number, directives: string) {
  const program = await requireProgram('nginx')
  const folder = await mkdtemp(path.join(os.tmpdir(), 'folio-nginx-'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const settings = path.join(folder, 'nginx.conf')
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  await writeFile(
    settings,
    `${user} daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 4096; }
    http { access_log off; ${temporary.join(' ')} ${directives} }`,
  )
  const server = spawn(program, ['-c', settings, '-p', folder], { stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  await answers(`${url}/api/health`)
  return {
    url,
    stop: async () => {
      await endProcess(server)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function answers(url: string) {
  const until = performance.now() + WAIT_MS
  for (;;) {
    const failure = await fetch(url).then(() => undefined, String)
    if (failure === undefined) return
    if (performance.now() > until) throw new Error(failure)
    await pause(20)
  }
}
