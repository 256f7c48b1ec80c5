import { useStoredChoice } from '#src/cms/components/screen/use-stored-choice.ts'
import { useSearchParam } from '#src/ui/use-search-param.ts'
import { parseState } from './post-filter.ts'
import type { PostFilter } from './post-filter.ts'
import { DEFAULT_SORT, parseSort } from './post-sort.ts'
import type { PostSort } from './post-sort.ts'

type PostLayout = 'cards' | 'columns'

/** All in the URL. The layout is also stored on this device, for URLs that name none. */
export function usePostView() {
  const [query, setQuery] = useSearchParam('q')
  const [state, setState] = useSearchParam('state')
  const [tag, setTag] = useSearchParam('tag')
  const [category, setCategory] = useSearchParam('category')
  const [sort, setSort] = useSearchParam('sort')
  const [view, setView] = useSearchParam('view')
  const [storedLayout, storeLayout] = useStoredChoice('folio.posts.view')
  const filter: PostFilter = { query, state: parseState(state), tag, category }
  const change = (part: Partial<PostFilter>) => {
    if (part.query !== undefined) setQuery(part.query)
    if (part.state !== undefined) setState(part.state === 'all' ? '' : part.state)
    if (part.tag !== undefined) setTag(part.tag)
    if (part.category !== undefined) setCategory(part.category)
  }
  return {
    filter,
    change,
    clear: () => change({ query: '', state: 'all', tag: '', category: '' }),
    hasFilters: filter.state !== 'all' || tag !== '' || category !== '',
    isSearching: query.trim() !== '',
    sort: parseSort(sort),
    setSort: (order: PostSort) => setSort(order === DEFAULT_SORT ? '' : order),
    layout: (view || storedLayout) === 'columns' ? ('columns' as const) : ('cards' as const),
    setLayout: (layout: PostLayout) => {
      storeLayout(layout)
      setView(layout === 'cards' ? '' : layout)
    },
  }
}

export type PostView = ReturnType<typeof usePostView>
