import { Extension } from '@tiptap/core'

/**
 * Each paragraph and heading has the direction of its text, which is not stored. The blocks around them follow in
 * editor.css: a browser skips text with a direction of its own when it looks for the direction of a list.
 */
export const TextDirection = Extension.create({
  name: 'directionOfText',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading'],
      attributes: { dir: { default: 'auto', parseHTML: () => 'auto' } },
    },
  ],
})
