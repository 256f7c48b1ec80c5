// @module-tag long
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { copyRepository, follow, readRecipes } from '#tests/support/recipe.ts'

const withCode = (await readRecipes()).filter(([, steps]) => steps.length > 0)

it.each(withCode)(
  '“%s” of docs/develop/recipes.md ends with green checks in a copy of the repository',
  async (_title, steps) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'folio-recipe-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    await copyRepository(folder)
    for (const step of steps) await follow(folder, step)
    expect(steps.at(-1)?.language).toBe('sh')
  },
)
