// Which panels are open beside the table.
export type Panel = 'log' | 'rules' | 'settings' | 'menu' | 'keys' | null;

export const view = $state<{ panel: Panel; clause: string | null; read: number }>({
  panel: null,
  clause: null,
  read: 0,
});
