import http from 'node:http'
import type { AddressInfo } from 'node:net'

/** A page on another site than http://localhost, for cross-site requests. */
export async function startThirdPartySite(target: string) {
  const page = `<!doctype html><html lang="en"><title>Another site</title>
<a href="${target}/cms">To the dashboard</a>
<a href="${target}/api/logout">Claim your prize</a>
<iframe title="frame" src="${target}/cms"></iframe>
<form id="media" method="post" enctype="multipart/form-data" action="${target}/api/media/upload"><input type="file" name="media"><button>Send media</button></form>
<form id="resume" method="post" enctype="multipart/form-data" action="${target}/api/resume/upload"><input type="file" name="resume"><button>Send resume</button></form>
<form id="post" method="post" enctype="text/plain" action="${target}/api/blog"><input name='{"title":"x","x":"' value='"}'><button>Send post</button></form>
</html>`
  const server = http.createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
