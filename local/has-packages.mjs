/**
 * Whether installed packages, by npm's record in node_modules, are those of a lockfile. Optional packages of other platforms may be missing.
 * @typedef {Record<string, { version?: string, integrity?: string, optional?: boolean, link?: boolean }>} Packages
 * @param {Packages} installed
 * @param {Packages} wanted
 */
export function hasPackages(installed, wanted) {
  return Object.entries(wanted).every(([path, { version, integrity, optional, link }]) => {
    if (path === '') return true
    const found = installed[path]
    if (!found) return Boolean(optional)
    return link ? found.link === true : found.version === version && found.integrity === integrity
  })
}
