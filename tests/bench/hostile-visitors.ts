import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { percentile, timedGet, timesOf } from '#tests/support/load.ts'
import type { Asked } from '#tests/support/load.ts'
import { fillPosts } from '#tests/support/more-posts.ts'
import { postBody } from '#tests/support/post-bodies.ts'
import { startProduct } from '#tests/support/start-product.ts'
import { createVisitor } from '#tests/support/visitor.ts'

const ATTACK_MS = 8000
const NONE = 'no attack'

const product = await startProduct()
const port = Number(new URL(product.url).port)
const author = createVisitor(product)
await author.signIn()
await author.write('POST', '/api/blog', postBody({ title: 'The first', tags: ['one'] }))
await fillPosts(product, 2000)
const ids = (await product.rows('select id from posts')).map(({ id }) => String(id))
const attackers = fork('tests/bench/hostile-attackers.ts', [product.url, ...ids])
const [all] = (await once(attackers, 'message')) as [string[]]
const wanted = process.argv.slice(2)
const names = all.filter((name) => wanted.length === 0 || wanted.includes(name))

// A server loads the code of a page once, which takes longer than an attack.
await (await fetch(`${product.url}/payload/login`)).text()

let newest = 2
for (const name of [NONE, ...names, NONE]) {
  const answersTo = async (path: () => string) => {
    const answers: Asked[] = []
    const end = performance.now() + (ATTACK_MS - 1000) / 2
    for (; performance.now() < end; await pause(50)) answers.push(await timedGet(port, path()))
    return answers
  }
  attackers.send({ name, ms: ATTACK_MS })
  await once(attackers, 'message')
  const attacked = once(attackers, 'message')
  await pause(500)
  const home = await answersTo(() => '/')
  const posts = await answersTo(() => `/blog/post-${(newest += 1)}`)
  const [statuses] = await attacked
  console.log(
    `${name} ${JSON.stringify(statuses)}: home ${figures(home)}; new post ${figures(posts)}`,
  )
}
attackers.kill()
await product.stop()

function figures(answers: readonly Asked[]) {
  const [half, most, longest] = [50, 95, 100].map((part) => percentile(timesOf(answers), part))
  const failed = answers.filter(({ status }) => status !== 200).length
  return `${half} / ${most} / ${longest} ms, ${failed} failed`
}
