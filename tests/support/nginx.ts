import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { vi } from 'vitest'
import { freePort } from '#src/scripts/database/postgres-cluster.ts'
import {
  canInstallPackages,
  firstProgram,
  installPackages,
  placesOnPath,
} from '#src/scripts/test-runner/installed-programs.ts'
import { WAIT_MS } from './wait.ts'

const PLACES = [...placesOnPath(['nginx']), '/usr/sbin/nginx']
const MISSING_HELP = 'nginx is missing. On Debian, as root: apt-get install nginx'

async function findProgram(): Promise<string> {
  const found = await firstProgram(PLACES)
  if (found !== undefined) return found
  if (await canInstallPackages()) await installPackages(['nginx'])
  const installed = await firstProgram(PLACES)
  if (installed === undefined) throw new Error(MISSING_HELP)
  return installed
}

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
  const program = await findProgram()
  const folder = await mkdtemp(path.join(os.tmpdir(), 'folio-nginx-'))
  const port = given ?? (await freePort())
  const kept = path.join(folder, 'cache')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const settings = path.join(folder, 'nginx.conf')
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  await mkdir(kept)
  await writeFile(
    settings,
    `${user} daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
    events {}
    http {
      access_log off; ${temporary.join(' ')}
      proxy_cache_path ${kept} keys_zone=site:1m inactive=1h;
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
      }
    }`,
  )
  const server = spawn(program, ['-c', settings, '-p', folder], { stdio: 'ignore' })
  const ended = once(server, 'exit')
  const url = `http://127.0.0.1:${port}`
  await vi.waitFor(() => fetch(`${url}/api/health`), WAIT_MS)
  return {
    url,
    port,
    /** Removes what is kept, as a purge of everything does. */
    purge: async () => {
      await rm(kept, { recursive: true })
      await mkdir(kept)
    },
    stop: async () => {
      server.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
