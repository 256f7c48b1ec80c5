import type { Editor } from '@tiptap/core'
import { Link as LinkIcon } from 'lucide-react'
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

export function LinkTool({ problem, ...tool }: LinkToolProps) {
  return (
    <ToolPopover
      editor={tool.editor}
      name="Link"
      icon={<LinkIcon />}
      isActive={tool.current !== null}
      problem={problem}
      isAtSelection
    >
      {(close) => <LinkForm {...tool} onClose={close} />}
    </ToolPopover>
  )
}

type LinkFormProps = Omit<LinkToolProps, 'problem'> & { onClose: () => void }

function LinkForm({ editor, current, findLinks, onClose }: LinkFormProps) {
  const submit = (typed: string) => {
    const href = normalizeUrl(typed)
    if (href === null) return 'Enter a web address or an email address.'
    addLink(editor, href, href)
    return null
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }
  const suggest = (field: HTMLInputElement | null) => {
    if (!field || !findLinks) return undefined
    const onChoose = ({ href, name }: LinkTarget) => {
      addLink(editor, href, name)
      onClose()
    }
    const ended = new AbortController()
    const { signal } = ended
    void import('#src/editor/links/link-suggestions.ts').then(
      ({ suggestLinks }) => suggestLinks({ field, find: findLinks, onChoose, signal }),
      () => undefined,
    )
    return () => ended.abort()
  }
  return (
    <UrlForm
      label="URL"
      initial={current ?? ''}
      action="Add Link"
      onSubmit={submit}
      onDone={onClose}
      fieldRef={findLinks && suggest}
    >
      {current !== null && (
        <button type="button" className="rte-action rte-action-quiet" onClick={remove}>
          Remove Link
        </button>
      )}
    </UrlForm>
  )
}
