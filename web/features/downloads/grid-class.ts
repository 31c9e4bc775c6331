/** The ruled grid of the guides and their placeholders. */
export const gridClass =
  'grid grid-cols-1 gap-px overflow-hidden border border-line bg-line sm:grid-cols-2 lg:grid-cols-3'
