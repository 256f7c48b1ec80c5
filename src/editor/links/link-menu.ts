import { Extension } from '@tiptap/core'
import { PluginKey } from '@tiptap/pm/state'
import { Suggestion } from '@tiptap/suggestion'
import { suggestionList } from '#src/editor/document/suggestion-list.ts'
import type { FindLinks, LinkTarget } from './link-target.ts'

/** `[[` and a few words offer pages of this site; the chosen one is linked by its title. */
export const LinkMenu = Extension.create<{ find: FindLinks | null }>({
  name: 'linkMenu',
  addOptions: () => ({ find: null }),
  addProseMirrorPlugins() {
    const { find } = this.options
    if (!find) return []
    return [
      Suggestion<LinkTarget, LinkTarget>({
        ...suggestionList<LinkTarget>({ id: 'rte-link-list', label: 'Pages' }),
        pluginKey: new PluginKey('linkMenu'),
        editor: this.editor,
        char: '[[',
        allowSpaces: true,
        allowedPrefixes: null,
        allow: ({ editor }) => !editor.isActive('codeBlock') && !editor.isActive('code'),
        items: ({ query }) => find(query),
        command: ({ editor, range, props: { name, href } }) => {
          const link = { type: 'text', text: name, marks: [{ type: 'link', attrs: { href } }] }
          editor.chain().focus().insertContentAt(range, link).unsetMark('link').run()
        },
      }),
    ]
  },
})
