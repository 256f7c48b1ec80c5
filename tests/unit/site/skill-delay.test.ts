import { expect, it } from 'vitest'
import { skillDelay } from '#src/site/home/skill-delay.ts'

it('[S2-home-10, S9-skills-01] is 200 ms plus 100 ms per item, from 0', () => {
  expect([0, 1, 4].map(skillDelay)).toEqual([200, 300, 600])
})
