use kernel::*; use uno::*; use kernel::rand_xoshiro::Xoshiro256PlusPlus; use kernel::rand_core::SeedableRng;
#[test] fn speed(){ 
 let mut rng=Xoshiro256PlusPlus::seed_from_u64(1); let setup=Setup{rounds:1,..Setup::default()};
 println!("state {} action {}", size_of::<State>(), size_of::<Action>());
 let t=std::time::Instant::now(); let mut n=0u64; let mut rounds=0;
 for g in 0..20000u64 { let mut s=Uno.start(&setup,Seed::numbered(1,g),&mut ()).unwrap();
  while let Some(by)=Uno.asked(&s){ let (a,_)=any_legal(&Uno,&s,by,&mut rng).unwrap(); Uno.apply(&mut s,by,a,&mut ()); n+=1; } rounds+=1; }
 let d=t.elapsed(); println!("{rounds} rounds {n} decisions {:.1} ns each, {:.1} per round", d.as_nanos() as f64/n as f64, n as f64/rounds as f64);
}
