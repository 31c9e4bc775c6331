/** The lists of the resources page, each a table of the database. */
export type ListName = 'resources' | 'guides' | 'webinars'
