import type { ListedPost } from '#src/contract/posts/post-schemas.ts'
import { RelativeDate } from '#src/cms/components/screen/relative-date.tsx'
import { DeleteButton } from '#src/cms/components/list/delete-button.tsx'
import { VirtualTable } from '#src/cms/components/list/virtual-table.tsx'
import type { TableColumn } from '#src/cms/components/list/virtual-table.tsx'
import type { Selection } from '#src/cms/components/list/use-selection.ts'
import { formatShortDate } from '#src/lib/format/long-date-time.ts'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { fromTableSort, toTableSort } from './post-sort.ts'
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
  headerTop: number
}

export function PostTable(props: PostItemsProps) {
  const { posts, selection, view, headerTop } = props
  return (
    <VirtualTable
      label="Posts"
      columns={columnsFor(props)}
      items={posts}
      keyOf={({ id }) => id}
      isSelected={({ id }) => selection.isSelected(id)}
      sort={toTableSort(view.sort)}
      onSort={(next) => view.setSort(fromTableSort(next))}
      rowHeight={ROW_HEIGHT}
      headerTop={headerTop}
    />
  )
}

function columnsFor({ now, selection, actions }: PostItemsProps): TableColumn<ListedPost>[] {
  return [
    {
      id: 'select',
      label: 'Select',
      isLabelHidden: true,
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
      id: 'title',
      label: 'Title',
      sortsBy: 'title',
      cell: (post) => (
        <TitleCell post={post} now={now} onSelect={() => selection.toggle(post.id)} />
      ),
    },
    ...detailsAt(now),
    {
      id: 'delete',
      label: 'Delete',
      isLabelHidden: true,
      className: 'w-14',
      cell: (post) => (
        <DeleteButton
          name={post.title}
          isDisabled={actions.isBusy}
          onDelete={() => void actions.remove([post])}
        />
      ),
    },
  ]
}

const textColumn = (
  label: string,
  className: string,
  textOf: (post: ListedPost) => string | undefined,
): TableColumn<ListedPost> => ({
  ...{ id: label, label, className },
  cell: (post) => <span className="line-clamp-2 text-muted">{textOf(post)}</span>,
})

const detailsAt = (now: number): TableColumn<ListedPost>[] => [
  {
    id: 'status',
    label: 'Status',
    className: 'w-38 max-md:hidden',
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
    id: 'published',
    label: 'Published',
    sortsBy: 'published',
    sortsDown: true,
    className: 'w-28 max-md:hidden',
    cell: ({ publishedAt }) =>
      publishedAt && (
        <time dateTime={publishedAt} className={MONO}>
          {formatShortDate(publishedAt)}
        </time>
      ),
  },
  {
    id: 'created',
    label: 'Created',
    sortsBy: 'created',
    sortsDown: true,
    className: 'w-28 max-lg:hidden',
    cell: ({ createdAt }) => createdAt && <RelativeDate iso={createdAt} className={MONO} />,
  },
  {
    id: 'read',
    label: 'Read',
    sortsBy: 'read',
    sortsDown: true,
    className: 'w-18 max-md:hidden',
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
