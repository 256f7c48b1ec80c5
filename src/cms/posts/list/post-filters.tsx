import { LayoutGrid, Rows3 } from 'lucide-react'
import type { UsedTag } from '#src/lib/tag-list.ts'
import { FilterTabs } from '#src/cms/components/list/filter-tabs.tsx'
import { Select } from '#src/ui/controls/select.tsx'
import type { PostStateFilter } from './post-filter.ts'
import { POST_SORTS } from './post-sort.ts'
import type { PostView } from './use-post-view.ts'

const TABS = [
  { value: 'all', label: 'All' },
  { value: 'published', label: 'Published' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'draft', label: 'Drafts' },
] as const

type PostFiltersProps = {
  view: PostView
  counts: Record<PostStateFilter, number> | undefined
  tags: readonly UsedTag[]
  categories: readonly string[]
}

/** State, tag, category and order of the list, and whether it shows cards or columns. */
export function PostFilters({ view, counts, tags, categories }: PostFiltersProps) {
  const { filter, change } = view
  const tagOptions = tags.map(({ key, name, uses }) => ({ value: key, label: `${name} (${uses})` }))
  const categoryOptions = categories.map((name) => ({ value: name, label: name }))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <FilterTabs
        label="State"
        name="state"
        tabs={TABS.map((tab) => ({ ...tab, count: counts?.[tab.value] }))}
        current={filter.state}
        onChange={(state) => change({ state })}
      />
      <div className="flex flex-wrap items-center gap-2 max-sm:grid max-sm:grid-cols-[repeat(2,minmax(0,1fr))]">
        <FilterSelect
          label="Tag"
          anyLabel="All tags"
          value={filter.tag}
          options={tagOptions}
          onChange={(tag) => change({ tag })}
        />
        <FilterSelect
          label="Category"
          anyLabel="All categories"
          value={filter.category}
          // One category is the same as all.
          options={categoryOptions.length > 1 ? categoryOptions : []}
          onChange={(category) => change({ category })}
        />
        <div className="min-w-0 sm:w-52">
          <Select
            aria-label="Order"
            value={view.sort}
            options={POST_SORTS}
            onValueChange={view.setSort}
          />
        </div>
        <LayoutChoice view={view} />
      </div>
    </div>
  )
}

type FilterSelectProps = {
  label: string
  anyLabel: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

function FilterSelect({ label, anyLabel, value, options, onChange }: FilterSelectProps) {
  const isKnown = value === '' || options.some((option) => option.value === value)
  // A value of the URL that no post has: it has to be seen, to be removed.
  const missing = isKnown ? [] : [{ value, label: value }]
  if (value === '' && options.length === 0) return null
  return (
    <div className="min-w-0 sm:w-44">
      <Select
        aria-label={label}
        value={value}
        options={[{ value: '', label: anyLabel }, ...missing, ...options]}
        onValueChange={onChange}
      />
    </div>
  )
}

const LAYOUTS = [
  { layout: 'cards', label: 'Cards', Icon: LayoutGrid },
  { layout: 'columns', label: 'Columns', Icon: Rows3 },
] as const

function LayoutChoice({ view }: { view: PostView }) {
  return (
    <div
      role="radiogroup"
      aria-label="Layout"
      className="ml-auto flex max-sm:col-start-2 overflow-hidden rounded-card border border-control"
    >
      {LAYOUTS.map(({ layout, label, Icon }) => (
        <label
          key={layout}
          title={label}
          className="control-size relative grid cursor-pointer place-items-center text-muted hover:text-text has-checked:bg-raised has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name="layout"
            aria-label={label}
            checked={view.layout === layout}
            onChange={() => view.setLayout(layout)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          <Icon aria-hidden className="size-4" />
        </label>
      ))}
    </div>
  )
}
