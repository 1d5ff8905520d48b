/** Calls back each time that so many milliseconds are left as are whole seconds; gives what ends that. */
export function everySecond(left: () => number, tick: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    const beyond = ((left() % 1000) + 1000) % 1000;
    timer = setTimeout(
      () => {
        tick();
        wait();
      },
      Math.ceil(beyond) || 1000,
    );
  };
  wait();
  return () => clearTimeout(timer);
}
