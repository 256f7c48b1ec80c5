// @module-tag long
import { expect, it } from 'vitest'
import { follow, readRecipes } from '#tests/support/recipe.ts'
import { copyRelease } from '#tests/support/release-copy.ts'
import { folderOfTest } from '#tests/support/temporary-folder.ts'

const withCode = (await readRecipes()).filter(([, steps]) => steps.length > 0)

it.each(withCode)(
  '“%s” of docs/develop/recipes.md ends with green checks in a copy of the repository',
  async (_title, steps) => {
    const folder = folderOfTest()
    await copyRelease(folder)
    for (const step of steps) await follow(folder, step)
    expect(steps.at(-1)?.language).toBe('sh')
  },
)
