import { plainText } from '#src/content/render/plain-text.ts'
import type { Cell, Table } from '#src/content/format/block-tree.ts'
import { cellWidths } from '#src/content/format/serialize-table.ts'
import type { RenderBlock } from '#src/content/render/render-node.ts'
import { textDirection } from '#src/content/render/letter-direction.ts'
import { ALIGN_CLASSES } from './align-classes.ts'
import type { RenderInside } from './body-list.tsx'

type BodyTableProps = { table: Table<RenderBlock>; renderInside: RenderInside }

/** Wide tables scroll in their own box, which is focusable for the keyboard. */
export function BodyTable({ table, renderInside }: BodyTableProps) {
  const [first = [], ...rest] = table.rows
  const hasHead = first.length > 0 && first.every((cell) => cell.header)
  const columns = first.flatMap(cellWidths)
  const bodyRows = hasHead ? rest : table.rows
  return (
    <div
      className="table-scroll"
      role="group"
      aria-label={hasHead ? `Table: ${columnNames(first)}` : 'Table'}
      tabIndex={0}
    >
      <table dir={textDirection([table])}>
        {columns.some((width) => width > 0) && (
          <colgroup>
            {columns.map((width, index) => (
              <col key={index} width={width || undefined} />
            ))}
          </colgroup>
        )}
        {hasHead && (
          <thead>
            <Row cells={first} scope="col" renderInside={renderInside} />
          </thead>
        )}
        <tbody>
          {bodyRows.map((cells, index) => (
            <Row key={index} cells={cells} scope="row" renderInside={renderInside} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const columnNames = (cells: readonly Cell<RenderBlock>[]) =>
  cells
    .map(({ children }) => plainText(children).replace(/\s+/g, ' '))
    .filter((name) => name !== '')
    .join(', ')

type RowProps = {
  cells: readonly Cell<RenderBlock>[]
  scope: 'col' | 'row'
  renderInside: RenderInside
}

function Row({ cells, scope, renderInside }: RowProps) {
  return (
    <tr>
      {cells.map(({ header, colspan, rowspan, align, children }, index) => {
        const attributes = {
          colSpan: span(colspan),
          rowSpan: span(rowspan),
          dir: textDirection(children),
          className: align && ALIGN_CLASSES[align],
        }
        // An empty corner cell is not a header.
        return header && children.some(holdsSomething) ? (
          <th key={index} scope={scope} {...attributes}>
            {renderInside(children)}
          </th>
        ) : (
          <td key={index} {...attributes}>
            {renderInside(children)}
          </td>
        )
      })}
    </tr>
  )
}

const holdsSomething = (block: RenderBlock) =>
  block.type !== 'paragraph' || block.children.length > 0

const span = (count: number) => (count > 1 ? count : undefined)
