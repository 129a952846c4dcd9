// Pigments of people. None is tuned towards anybody.

export const HAIR: readonly string[] = [
  '#23242a',
  '#4a2f20',
  '#b4572a',
  '#d8a23c',
  '#efd98a',
  '#efe9dc',
  '#9c2f2b',
  '#e08aa2',
  '#31437c',
  '#4a93bd',
  '#3d8f78',
  '#6f4277',
  '#7b868c',
];
export const CLOTH: readonly string[] = [
  '#23262b',
  '#efe3cb',
  '#d9a441',
  '#a85a2c',
  '#a8342f',
  '#e2705a',
  '#6a3d6b',
  '#2e3f73',
  '#3f86b5',
  '#3f8f7c',
  '#55713a',
  '#7b878f',
  '#d7b0b8',
  '#f4f0e6',
];
export const SKIN: readonly string[] = ['#f6dfc4', '#ecc9a2', '#d9a878', '#b07a50', '#7d5136'];
/** Of those who have scales. */
export const SCALES: readonly string[] = ['#6f93b3', '#5f9d97', '#8f7fb0', '#7fa070', '#b58a6a'];
export const [STEEL, WOOD, GOLD] = ['#cfd8da', '#5c3d26', '#e0b457'];
export const BLACK = '#000000';
