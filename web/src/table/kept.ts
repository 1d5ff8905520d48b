// Something small that this device remembers, where it can.

export function reader<T>(key: string): { get: () => T | null; set: (value: T) => void } {
  return {
    get: () => {
      try {
        return JSON.parse(localStorage.getItem(key) ?? "null") as T | null;
      } catch {
        return null;
      }
    },
    set: (value) => {
      try {
        localStorage.setItem(key, JSON.stringify(value));
      } catch {
        // For this visit only.
      }
    },
  };
}
