import { usePerspective } from 'sanity'
import { useRouter } from 'sanity/router'

/** Opens a path of the Studio from any tool, and keeps the selected release, which the path alone would leave. */
export function useOpenPath(): (path: string) => void {
  const { navigateUrl } = useRouter()
  const { selectedPerspectiveName: selected } = usePerspective()
  return (path) => navigateUrl({ path: selected ? `${path}?perspective=${selected}` : path })
}
