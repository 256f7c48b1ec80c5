import clsx from 'clsx'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import type { ListedPost } from '#src/contract/posts/post-schemas.ts'
import { RelativeDate } from '#src/cms/components/screen/relative-date.tsx'
import { DeleteButton } from '#src/cms/components/list/delete-button.tsx'
import type { Selection } from '#src/cms/components/list/use-selection.ts'
import { usePosition, useVirtualRows } from '#src/cms/components/list/use-virtual-rows.ts'
import { formatShortDate } from '#src/lib/format/long-date-time.ts'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { parseSort } from './post-sort.ts'
import { PostStatus, ScheduledTime } from './post-status-line.tsx'
import type { PostAtTime } from './post-status-line.tsx'
import { PostTitleLink } from './post-title-link.tsx'
import type { PostActions } from './use-post-actions.tsx'
import type { PostView } from './use-post-view.ts'

const ROW_HEIGHT = 56
const MONO = 'font-mono text-xs text-muted tabular-nums'

export type PostItemsProps = {
  posts: ListedPost[]
  now: number
  view: PostView
  selection: Selection
  actions: PostActions
  /** Pixels at the top of the window that the bar of the selection covers. */
  headerTop: number
}

export function PostTable(props: PostItemsProps) {
  const { posts, selection, view, headerTop } = props
  const columns = columnsFor(props)
  const body = useRef<HTMLTableSectionElement>(null)
  const { top } = usePosition(body)
  const count = posts.length
  const { drawn, measure, before, after } = useVirtualRows({
    ...{ count, itemCount: count, rowHeight: ROW_HEIGHT, top },
  })
  return (
    <table
      aria-label="Posts"
      // Most rows are not in the DOM.
      aria-rowcount={count + 1}
      className="w-full table-fixed border-separate border-spacing-0 text-left"
    >
      <thead>
        <tr aria-rowindex={1}>
          {columns.map((column) => (
            <HeaderCell key={column.id} {...{ column, view, headerTop }} />
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        <Spacer height={before} />
        {drawn.map(({ index }) => {
          const post = posts[index]
          return (
            post && (
              <tr
                key={post.id}
                ref={measure}
                data-index={index}
                aria-rowindex={index + 2}
                data-selected={selection.isSelected(post.id)}
                className="hover:bg-surface data-[selected=true]:bg-raised"
              >
                {columns.map(({ id, cell, className }) => (
                  <td
                    key={id}
                    className={clsx(
                      'border-b border-border px-2 py-1.5 align-middle wrap-anywhere',
                      className,
                    )}
                  >
                    {cell(post)}
                  </td>
                ))}
              </tr>
            )
          )
        })}
        <Spacer height={after} />
      </tbody>
    </table>
  )
}

/** In place of the rows above or below. One cell: a span over columns that this screen does not show would add them. */
function Spacer({ height }: { height: number }) {
  if (height === 0) return null
  return (
    <tr aria-hidden>
      <td className="p-0" style={{ height }} />
    </tr>
  )
}

type Column = {
  /** Name of its order too, if the header sorts. */
  id: string
  label: string
  /** For screen readers only, for example of a column of buttons. */
  isLabelHidden?: true
  /** Width, alignment, and the screens without this column. */
  className?: string
  /** Order of the first click: newest and longest first. */
  sorts?: 'up' | 'down'
  cell: (post: ListedPost) => ReactNode
}

type HeaderCellProps = Pick<PostItemsProps, 'view' | 'headerTop'> & { column: Column }

function HeaderCell({ column, view, headerTop }: HeaderCellProps) {
  const { id, label, isLabelHidden, className, sorts } = column
  const isDescending = view.sort.startsWith('-')
  const isSorted = view.sort === id || view.sort === `-${id}`
  const Arrow = isDescending ? ArrowDown : ArrowUp
  const isNextUp = isSorted ? isDescending : sorts === 'up'
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
      style={{ top: headerTop }}
      className={clsx(
        'sticky z-10 border-b border-control bg-bg px-2 py-1 font-mono text-xs font-medium text-muted',
        className,
      )}
    >
      {sorts ? (
        <button
          type="button"
          className="-mx-1 inline-flex min-h-8 items-center gap-1 rounded-chip px-1 hover:text-text pointer-coarse:min-h-11"
          onClick={() => view.setSort(parseSort(isNextUp ? id : `-${id}`))}
        >
          {label}
          {isSorted && <Arrow aria-hidden className="size-3.5" />}
        </button>
      ) : (
        <span className={clsx(isLabelHidden && 'sr-only')}>{label}</span>
      )}
    </th>
  )
}

const columnsFor = ({ now, selection, actions }: PostItemsProps): Column[] => [
  {
    ...{ id: 'select', label: 'Select', isLabelHidden: true },
    className: 'w-10 pointer-coarse:w-13',
    cell: ({ id, title }) => (
      <Checkbox
        label={`Select ${title}`}
        isChecked={selection.isSelected(id)}
        onChange={(isRange) => selection.toggle(id, isRange)}
      />
    ),
  },
  {
    ...{ id: 'title', label: 'Title', sorts: 'up' },
    cell: (post) => <TitleCell post={post} now={now} onSelect={() => selection.toggle(post.id)} />,
  },
  ...detailsAt(now),
  {
    ...{ id: 'delete', label: 'Delete', isLabelHidden: true, className: 'w-14' },
    cell: (post) => (
      <DeleteButton
        name={post.title}
        isDisabled={actions.isBusy}
        onDelete={() => void actions.remove([post])}
      />
    ),
  },
]

const textColumn = (
  label: string,
  className: string,
  textOf: (post: ListedPost) => string | undefined,
): Column => ({
  ...{ id: label, label, className },
  cell: (post) => <span className="line-clamp-2 text-muted">{textOf(post)}</span>,
})

const detailsAt = (now: number): Column[] => [
  {
    ...{ id: 'status', label: 'Status', className: 'w-38 max-md:hidden' },
    cell: (post) => (
      <span className="grid justify-items-start gap-1">
        <PostStatus post={post} now={now} />
        <ScheduledTime post={post} now={now} />
      </span>
    ),
  },
  textColumn('Category', 'w-26 max-xl:hidden', ({ category }) => category),
  textColumn('Tags', 'w-36 max-lg:hidden', ({ tags }) => tags.join(', ')),
  textColumn('Author', 'w-28 max-xl:hidden', ({ author }) => author),
  {
    ...{ id: 'published', label: 'Published', sorts: 'down', className: 'w-28 max-md:hidden' },
    cell: ({ publishedAt }) =>
      publishedAt && (
        <time dateTime={publishedAt} className={MONO}>
          {formatShortDate(publishedAt)}
        </time>
      ),
  },
  {
    ...{ id: 'created', label: 'Created', sorts: 'down', className: 'w-28 max-lg:hidden' },
    cell: ({ createdAt }) => createdAt && <RelativeDate iso={createdAt} className={MONO} />,
  },
  {
    ...{ id: 'read', label: 'Read', sorts: 'down', className: 'w-18 max-md:hidden' },
    cell: ({ readTime }) => <span className={MONO}>{readTime} min</span>,
  },
]

function TitleCell({ post, now, onSelect }: PostAtTime & { onSelect: () => void }) {
  return (
    <>
      <PostTitleLink post={post} onSelect={onSelect} className="line-clamp-2 font-medium" />
      <span className={`mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 md:hidden ${MONO}`}>
        <PostStatus post={post} now={now} />
        <ScheduledTime post={post} now={now} />
        {post.createdAt && <RelativeDate iso={post.createdAt} />}
        <span>{post.readTime} min</span>
      </span>
    </>
  )
}
