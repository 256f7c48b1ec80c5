import * as Tooltip from '@radix-ui/react-tooltip'
import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import { useEditorState } from '@tiptap/react'
import { Captions, ImageUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { ImageWidth } from '#src/contract/posts/image-widths.ts'
import { imageUrlProblem } from '#src/editor/commands/image-url-problem.ts'
import { IMAGE_MENU, onOpenTool } from '#src/editor/commands/open-tool.ts'
import { floatAbove } from './float-above.ts'
import { ImageTextTool } from './image-text-tool.tsx'
import { moveToolbarFocus, RovingTabIndexContext } from './tool-button.tsx'
import { ToolGroup } from './tool-group.tsx'
import { ToolPopover } from './tool-popover.tsx'
import { UrlForm } from './url-form.tsx'
import { isComposing } from '#src/lib/browser/is-composing.ts'

type ImageMenuProps = { editor: Editor; replaceImage?: ((file: File) => void) | undefined }

const WIDTHS: { width: ImageWidth | null; name: string; label: string }[] = [
  { width: 320, name: 'Small', label: 'S' },
  { width: 480, name: 'Medium', label: 'M' },
  { width: null, name: 'Full width', label: 'Full' },
]

function selectedImage({ state: { selection } }: Editor) {
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'image') return null
  const { src, alt, title, width } = selection.node.attrs as Record<string, unknown>
  return { pos: selection.from, src: String(src), alt: text(alt), title: text(title), width }
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

export function ImageMenu({ editor, replaceImage }: ImageMenuProps) {
  const image = useEditorState({ editor, selector: ({ editor: now }) => selectedImage(now) })
  const menu = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState<string | null>(null)
  const pos = image?.pos
  useEffect(() => {
    const frame = pos === undefined ? null : editor.view.nodeDOM(pos)?.firstChild
    return menu.current && frame instanceof Element ? floatAbove(frame, menu.current) : undefined
  }, [editor, pos])
  useEffect(() => onOpenTool(editor, IMAGE_MENU, () => firstTool(menu.current)?.focus()), [editor])
  if (!image) return null
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isComposing(event)) return
    if (event.key === 'Escape') editor.view.focus()
    else moveToolbarFocus(event)
  }
  return (
    <RovingTabIndexContext value={{ current, setCurrent }}>
      <Tooltip.Provider>
        <div
          ref={menu}
          role="toolbar"
          aria-label={IMAGE_MENU}
          className="rte-picture-menu"
          onKeyDown={handleKeyDown}
        >
          <ReplaceTool editor={editor} src={image.src} replaceImage={replaceImage} />
          <ImageTextTool
            editor={editor}
            name="Alt text"
            icon="Alt"
            label="Describe the image"
            hint="Empty if it is decorative"
            value={image.alt}
            onChange={(alt, edit) => setImage(editor, { alt }, edit)}
          />
          <ImageTextTool
            editor={editor}
            name="Caption"
            icon={<Captions />}
            label="Caption below the image"
            hint="Empty for none"
            value={image.title}
            onChange={(title, edit) => setImage(editor, { title }, edit)}
          />
          <ToolGroup
            label="Width"
            tools={WIDTHS.map(({ width, name, label }) => ({
              ...{ name, children: label, isActive: image.width === width },
              onClick: () => setImage(editor, { width }),
            }))}
          />
        </div>
      </Tooltip.Provider>
    </RovingTabIndexContext>
  )
}

const firstTool = (menu: HTMLElement | null) => menu?.querySelector<HTMLElement>('[data-tool]')

function ReplaceTool({ editor, src, replaceImage }: ImageMenuProps & { src: string }) {
  const submit = (typed: string) => {
    const url = typed.trim()
    const problem = imageUrlProblem(editor, url)
    if (problem === null) setImage(editor, { src: url })
    return problem
  }
  return (
    <ToolPopover editor={editor} name="Replace" icon={<ImageUp />}>
      {(close) => (
        <UrlForm
          {...{ label: 'Image URL', initial: src, action: 'Replace Image' }}
          onSubmit={submit}
          onFiles={replaceImage && (([file]) => file && replaceImage(file))}
          isMultiple={false}
          onDone={close}
        />
      )}
    </ToolPopover>
  )
}

type ImageChanges = { src?: string; alt?: string; title?: string; width?: ImageWidth | null }

/** Keeps the selection, unlike `updateAttributes`. Changes with the same `edit` are one undo step. */
function setImage(editor: Editor, changes: ImageChanges, edit?: string) {
  const { tr, selection } = editor.state
  for (const [name, value] of Object.entries(changes)) {
    tr.setNodeAttribute(selection.from, name, value)
  }
  if (edit !== undefined) tr.setMeta('composition', edit)
  editor.view.dispatch(tr)
}
