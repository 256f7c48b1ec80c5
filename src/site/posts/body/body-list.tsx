import type { ReactNode } from 'react'
import type { List, TaskList } from '#src/content/format/block-tree.ts'
import type { RenderBlock } from '#src/content/render/render-node.ts'
import { inlineText } from '#src/content/render/render-inline.ts'
import { textDirection } from '#src/content/render/letter-direction.ts'

/** Renders the blocks inside a block; injected, because a list can contain any block. */
export type RenderInside = (blocks: readonly RenderBlock[]) => ReactNode

type BodyListProps = { list: List<RenderBlock>; renderInside: RenderInside }

export function BodyList({ list, renderInside }: BodyListProps) {
  const items = list.items.map(({ children }, index) => (
    <li key={index} dir={textDirection(children)}>
      {renderInside(children)}
    </li>
  ))
  const dir = textDirection([list])
  return list.ordered ? (
    <ol dir={dir} start={list.start}>
      {items}
    </ol>
  ) : (
    <ul dir={dir}>{items}</ul>
  )
}

type BodyTaskListProps = { list: TaskList<RenderBlock>; renderInside: RenderInside }

export function BodyTaskList({ list, renderInside }: BodyTaskListProps) {
  return (
    <ul dir={textDirection([list])} className="task-list">
      {list.items.map(({ checked, children }, index) => (
        <li key={index} dir={textDirection(children)}>
          <input
            type="checkbox"
            checked={checked}
            disabled
            readOnly
            aria-label={taskName(children)}
          />
          <div>{renderInside(children)}</div>
        </li>
      ))}
    </ul>
  )
}

/** Accessible name of the checkbox: the first words of the task. */
function taskName(blocks: readonly RenderBlock[]): string {
  const first = blocks.find((block) => block.type === 'paragraph')
  return (first && inlineText(first.children).trim()) || 'Task'
}
