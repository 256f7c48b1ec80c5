import type { Editor } from '@tiptap/core'
import { Link as LinkIcon } from 'lucide-react'
import { useState } from 'react'
import { UrlForm } from './url-form.tsx'
import type { FindLinks, LinkTarget } from '#src/editor/links/link-target.ts'
import { normalizeUrl } from '#src/editor/document/normalize-url.ts'
import { ToolPopover } from './tool-popover.tsx'

function addLink(editor: Editor, href: string, words: string) {
  const isWithoutText = editor.state.selection.empty && !editor.isActive('link')
  if (isWithoutText) {
    const content = { type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] }
    return editor.chain().focus().insertContent(content).run()
  }
  return editor.chain().focus().extendMarkRange('link').setLink({ href }).run()
}

type LinkToolProps = {
  editor: Editor
  current: string | null
  problem: string | null
  findLinks?: FindLinks | undefined
}

export function LinkTool({ editor, current, problem, findLinks }: LinkToolProps) {
  const [isOpen, setIsOpen] = useState(false)
  const add = (href: string, words: string) => {
    addLink(editor, href, words)
    setIsOpen(false)
  }
  const submit = (typed: string) => {
    const href = normalizeUrl(typed)
    if (href === null) return 'Enter a web address or an email address.'
    add(href, href)
    return null
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    setIsOpen(false)
  }
  const suggest = (field: HTMLInputElement | null) => {
    if (!field || !findLinks) return undefined
    const onChoose = ({ href, name }: LinkTarget) => add(href, name)
    let end = (): void => void (isGone = true)
    let isGone = false
    void import('#src/editor/links/link-suggestions.ts').then(
      ({ suggestLinks }) => {
        if (!isGone) end = suggestLinks({ field, find: findLinks, onChoose })
      },
      () => undefined,
    )
    return () => end()
  }
  return (
    <ToolPopover
      editor={editor}
      name="Link"
      icon={<LinkIcon />}
      isActive={current !== null}
      problem={problem}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      isAtSelection
    >
      <UrlForm
        label="URL"
        initial={current ?? ''}
        action="Add Link"
        onSubmit={submit}
        fieldRef={findLinks && suggest}
      >
        {() =>
          current !== null && (
            <button type="button" className="rte-action rte-action-quiet" onClick={remove}>
              Remove Link
            </button>
          )
        }
      </UrlForm>
    </ToolPopover>
  )
}
